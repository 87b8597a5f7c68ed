#!/usr/bin/env node
import { run } from './run.ts'

// Whoever reads may stop reading, as `head` does: that is no fault to tell of.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`The answer could not be written: ${error.message}.\n`)
  process.exit(2)
})

process.exitCode = await run(process.argv.slice(2), process)
