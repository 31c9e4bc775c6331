/*
 * What Next.js writes into its answers without promising it, as of 16.3.6: the server in `web/server` and the security
 * headers read it. `next-internals.test.ts` asks the installed version for each; tests/e2e sees them on the built site.
 */

/** The cookie by which a browser is in draft mode. */
export const draftModeCookie = '__prerender_bypass'

/** The document that Next.js sends where nothing lives: empty, to be filled by JavaScript. */
const emptyDocument = '<html id="__next_error__"'

export function isEmptyDocument(html: string): boolean {
  return html.slice(0, 200).includes(emptyDocument)
}

/** The name under which a page says, in its metadata, that its content never loaded: pages that are made ahead cannot set a status. */
export const unavailableMark = 'page-unavailable'

export function isUnavailable(html: string | Buffer): boolean {
  return html.includes(`<meta name="${unavailableMark}"`)
}

/** What Next.js leaves in a page which redirects: kind, address, status. */
const redirectDigest = /NEXT_REDIRECT;(?:replace|push);([^;"\\]+);30[1378];/

/** Whether what was thrown leads somewhere, rather than being an error. */
export function isRedirect(thrown: unknown): boolean {
  return String(Object(thrown).digest).startsWith('NEXT_REDIRECT;')
}

/** Where a page that redirects leads, read from its HTML; null when it does not say. */
export function redirectLocation(html: string): string | null {
  const location = redirectDigest.exec(html)?.[1]
  return location && /^(\/(?!\/)|https:\/\/)/.test(location) ? location : null
}

/** Where one inline script ends and the next begins, of those that repeat the page for React: texts, to be strung together. */
const scriptSeam = '"])</script><script>self.__next_f.push([1,"'

/** The page with these scripts joined into one: each would need its own hash in the policy, 70 on a long page. */
export function joinScripts(html: string): string {
  return html.replaceAll(scriptSeam, '')
}
