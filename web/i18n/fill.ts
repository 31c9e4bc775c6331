import { interpolate } from '@tidewright/contracts/figures.ts'

/** Replaces `{name}` in a message that the browser completes. */
export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return interpolate(message, new Map(Object.entries(values)))
}
