/** A page's title for browser tabs and search results: followed by the company's name unless it includes it. */
export function documentTitle(title: string, company: string): string {
  return company && !title.includes(company) ? `${title} · ${company}` : title
}

/** A title without the company's name at the end: shared links show the name next to it. */
export function titleWithoutBrand(title: string, company: string): string {
  const [, own] = /^(.+?)\s+[|·–—-]\s+(.+)$/.exec(title) ?? []
  return own && company && title.endsWith(company) ? own : title
}
