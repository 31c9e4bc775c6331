/** The mark that Next.js leaves in a page which redirects: kind, address, status. */
const mark = /NEXT_REDIRECT;(?:replace|push);([^;"\\]+);30[1378];/

/** Where a page that redirects leads, read from its HTML; null when it does not say. */
export function redirectLocation(html: string): string | null {
  const address = mark.exec(html)?.[1]
  return address && /^(\/(?!\/)|https:\/\/)/.test(address) ? address : null
}
