/** Freezes a value and all in it, so that whoever changes it throws. What is frozen already is taken to be so all through. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  const ofTexts = Array.isArray(value) && typeof value[0] === 'string'
  if (!ofTexts) for (const inner of Object.values(value)) frozen(inner)
  return value
}
