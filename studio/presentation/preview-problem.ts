/** The state of the preview. */
export type PreviewState = {
  /** Whether the site responds; null while unknown. */
  reachable: boolean | null
  /** Whether the previewed page is connected to the Studio. */
  connected: boolean
  /** Seconds since the page was requested. */
  seconds: number
  /** Whether a document exists for the path; null while unknown. */
  documented: boolean | null
}

/** Maximum time for a page to connect on a slow network, in seconds. */
const connectTimeoutSeconds = 15

/** Why the preview doesn't work and what to do; null if it works. */
export function previewProblem(state: PreviewState, site: string, path: string): string | null {
  if (state.reachable === false) {
    return `The site at ${site} isn’t responding, so there’s no preview. Your changes are still saved. If you run the site yourself, start it with npm start. Otherwise contact your site administrator.`
  }
  if (state.connected) return null
  if (state.documented === false && state.seconds >= 3) {
    return `No page has the URL ${path} in this language. It may have moved. Open the page from its list under “Content”.`
  }
  if (state.seconds < connectTimeoutSeconds) return null
  return 'The site is running but didn’t accept the preview of this Studio. Reload the page. If that doesn’t help, the site may be configured for another Studio URL, or its token for drafts may be missing: contact your site administrator.'
}
