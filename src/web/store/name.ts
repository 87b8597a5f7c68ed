import { keep, readKept } from './storage.ts'

const DEVICE = 'device'

let device: string | undefined

/** A name that is given once, on whatever device: 96 random bits behind the device's own 64. */
export function makeName(): string {
  return `${deviceName()}_${random(3)}`
}

/** Whether something was named on another device. Names of version 0.1.0 don't tell. */
export function isFromElsewhere(name: string): boolean {
  return name.includes('_') && !name.startsWith(`${deviceName()}_`)
}

/** Where nothing can be kept, every visit is a device of its own. */
function deviceName(): string {
  device ??= readKept(DEVICE) ?? newDevice()
  return device
}

function newDevice(): string {
  const name = random(2)
  keep(DEVICE, name)
  return name
}

function random(words: number): string {
  return [...crypto.getRandomValues(new Uint32Array(words))].map((part) => part.toString(36)).join('')
}
