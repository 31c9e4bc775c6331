/** Bytes as base64 with the URL-safe alphabet, without padding. */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/**
 * Decodes `base64url`; null for anything else. Other spellings of the same bytes (padding, unused bits of the last
 * character) are rejected, so that each token has exactly one spelling.
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
