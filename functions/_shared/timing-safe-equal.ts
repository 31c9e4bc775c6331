/**
 * Compares two secrets in constant time. Both are hashed first, so that timing reveals neither length nor position of a
 * difference. An empty secret never matches.
 */
export async function timingSafeEqual(given: string | null, expected: string): Promise<boolean> {
  if (!given || !expected) return false
  const [a, b] = await Promise.all([digest(given), digest(expected)])
  let difference = 0
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0)
  return difference === 0
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
