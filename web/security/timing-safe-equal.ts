import { createHash, timingSafeEqual as equalBytes } from 'node:crypto'

/** Compares a given secret with the right one without telling by its timing how much of it was right. */
export function timingSafeEqual(given: string | null, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== null && equalBytes(digest(given), digest(right))
}
