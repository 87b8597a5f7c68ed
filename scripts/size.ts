import { sizes } from './bench/size.ts'

for (const { what, bytes, most } of sizes()) {
  console.log(`${what}: ${bytes} of ${most} bytes`)
  if (bytes > most) process.exitCode = 1
}
