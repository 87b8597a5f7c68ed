#!/usr/bin/env node
import { run } from './run.ts'

// Whoever reads may stop reading, as `head` does: that is no fault to tell of.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await run(process.argv.slice(2), process)
