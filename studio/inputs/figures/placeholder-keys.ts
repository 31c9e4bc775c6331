import { placeholderPattern } from '@tidewright/schemas/figures.ts'

/** The unique placeholder keys in the blocks of a text. */
export function placeholderKeys(blocks: unknown): string[] {
  const placeholders = JSON.stringify(blocks ?? []).matchAll(placeholderPattern)
  return [...new Set([...placeholders].map(([, key = '']) => key))]
}
