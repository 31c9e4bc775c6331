import { placeholderPattern } from '@tidewright/schemas/figures.ts'

/** The keys that the blocks of a text quote, each once. */
export function placeholderKeys(blocks: unknown): string[] {
  const quoted = JSON.stringify(blocks ?? []).matchAll(placeholderPattern)
  return [...new Set([...quoted].map(([, key = '']) => key))]
}
