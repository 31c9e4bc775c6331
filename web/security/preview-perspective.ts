/** The cookie in which next-sanity's draft mode stores what the Studio's preview shows when it opens the site. */
const openedCookie = 'sanity-preview-perspective'

/** The cookie in which the page stores what the editor selects afterwards. */
export const selectedPerspectiveCookie = 'preview-perspective'

type Jar = { get(name: string): { value: string } | undefined }

/**
 * The perspective of an editor's preview: `drafts`, `published`, or releases in front of drafts, such as `summer,drafts`.
 * Anything else counts as `drafts`.
 */
export function previewPerspective(jar: Jar): string {
  const selected = jar.get(selectedPerspectiveCookie) ?? jar.get(openedCookie)
  const names = decode(selected?.value ?? '').split(',')
  const isValid = names.length <= maxReleases && names.every((name) => /^[A-Za-z0-9_-]{1,64}$/.test(name))
  return isValid && !names.includes('raw') ? names.join() : 'drafts'
}

/** A cookie's value that a page set itself. */
export function perspectiveCookieValue(perspective: string | readonly string[]): string {
  return encodeURIComponent([perspective].flat().join())
}

/** More releases than a project has, and few enough for a URL. */
const maxReleases = 100

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
