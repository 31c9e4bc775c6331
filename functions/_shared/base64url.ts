/** Bytes as base64 with the alphabet that stands in an address unescaped, without padding. */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/**
 * The bytes of a text that `base64url` made, or null. Other spellings of the same bytes (padding, the bits that the last
 * character has to spare) are refused, so that nothing has two names.
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return base64url(bytes) === text ? bytes : null
  } catch {
    return null
  }
}
