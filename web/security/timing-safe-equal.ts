import { createHash, timingSafeEqual as equalBytes } from 'node:crypto'

/** Compares a given secret with the right one in constant time. */
export function timingSafeEqual(actual: string | null, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return actual !== null && equalBytes(digest(actual), digest(expected))
}
