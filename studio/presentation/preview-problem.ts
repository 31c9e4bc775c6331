/** What the Studio knows about the page that the preview should show. */
export type PreviewState = {
  /** Whether the site answers at all; null while that is not known. */
  reachable: boolean | null
  /** Whether the page in the preview speaks with the Studio. */
  connected: boolean
  /** Since the preview was asked for the page. */
  seconds: number
  /** Whether the content has a document for the path; null while that is not known. */
  documented: boolean | null
}

/** The longest that a page takes to speak up on a slow connection, in seconds. */
const patience = 15

/** Why the preview shows nothing useful, in a sentence that says what to do; null when all is well. */
export function previewProblem(state: PreviewState, site: string, path: string): string | null {
  if (state.reachable === false) {
    return `The site at ${site} does not answer, so there is nothing to preview. Your work here is saved all the same. If you run the site yourself, start it with npm start; otherwise tell whoever runs it.`
  }
  if (state.connected) return null
  if (state.documented === false && state.seconds >= 3) {
    return `No page has the address ${path} in this language. It may have moved: open the page from its list under “Content”.`
  }
  if (state.seconds < patience) return null
  return 'The site answers, but did not let this Studio into its preview. Reload the page. If that does not help, the site may have been set up for another Studio address or without its key to the content: tell whoever runs it.'
}
