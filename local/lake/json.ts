/** Type guards for parsed JSON. */
export type JsonRecord = Record<string, unknown>

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const isString = (value: unknown): value is string => typeof value === 'string'

export function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isString)
}

/** A non-empty string, or `undefined`. */
export function optionalString(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
