/*
 * Parts of Next.js's responses that it doesn't document; `web/server` and the security headers depend on them.
 * `next-internals.test.ts` checks each against the installed version, and tests/e2e on the built site.
 */

/** The cookie that puts a browser in draft mode. */
export const draftModeCookie = '__prerender_bypass'

/** The document that Next.js sends for a path that doesn't exist: empty, filled in by JavaScript. */
const emptyDocument = '<html id="__next_error__"'

export function isEmptyDocument(html: string): boolean {
  return html.slice(0, 200).includes(emptyDocument)
}

/**
 * A page's `head`, from which our server takes instructions. React puts `meta` elements there, with escaped attributes;
 * markup in the content is in the body and must instruct nobody.
 */
export function headOf(html: string): string {
  return html.split('</head>', 1)[0] ?? ''
}

/**
 * Name of the `meta` element of a page whose content never loaded. A prerendered page can't set its status, so it says
 * so in its HTML.
 */
export const unavailableMark = 'page-unavailable'

export function isUnavailable(html: string | Buffer): boolean {
  return headOf(html.toString()).includes(`<meta name="${unavailableMark}"`)
}

/** What Next.js leaves in a page that redirects: kind, location, status. */
const redirectDigest = /NEXT_REDIRECT;(?:replace|push);((?:[^;"\\]|&amp;|\\u0026)+);30[1378];/

/** Whether a thrown value is a redirect rather than an error. */
export function isRedirect(thrown: unknown): boolean {
  return String(Object(thrown).digest).startsWith('NEXT_REDIRECT;')
}

/** The location of a page that redirects, read from its HTML; null if it has none. */
export function redirectLocation(html: string): string | null {
  const location = redirectDigest.exec(html)?.[1]?.replaceAll(/&amp;|\\u0026/g, '&')
  return location && /^(\/(?!\/)|https?:\/\/)/.test(location) ? location : null
}

/**
 * The end of one inline script with RSC payload and the start of the next. Their payloads are text that can be
 * concatenated.
 */
const scriptSeam = '"])</script><script>self.__next_f.push([1,"'

/**
 * Joins these scripts into one: a long page has 70, and each would need its own hash in the Content-Security-Policy.
 */
export function joinScripts(html: string): string {
  return html.replaceAll(scriptSeam, '')
}

/** Sets up the queue for the RSC payload. */
const queueSetup = '(self.__next_f=self.__next_f||[]).push([0])'
/** Pushes text to that queue, as a string or template literal. */
const payloadPush = /^self\.__next_f\.push\(\[1,(?:"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`)\]\)$/
/** Names the chunks and modules of the build with which the page starts. */
const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:,?"static\/chunks\/[\w.~-]+\.js")*\],"runtimeModuleIds":\[(?:,?\d+)*\]\}\);$/

/** Whether Next.js, or `prune-rsc-payload.ts` after it, wrote this inline script. Such a script only holds data. */
export function isKnownScript(script: string): boolean {
  return script === queueSetup || payloadPush.test(script) || bootstrap.test(script)
}
