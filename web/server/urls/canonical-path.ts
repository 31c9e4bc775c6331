/**
 * The one spelling of a path: without dot segments, repeated or trailing slashes, and with nothing percent-encoded that
 * need not be. `/%63ontact`, `/x/../contact` and `/contact/` are `/contact`.
 * Source: https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 */
export function canonicalPath(path: string): string {
  if (isPlain.test(path)) return path
  const decoded = path.replaceAll(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
  })
  const { pathname } = new URL(`http://site${decoded.replace(/^[/\\]*/, '/')}`)
  const single = pathname.replaceAll(/\/{2,}/g, '/')
  return single.length > 1 ? single.replace(/\/$/, '') : single
}

/** Most paths, of which there can be hundreds of thousands. */
const isPlain = /^(?:\/[\w-]+)+$/
