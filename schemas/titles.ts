/** A page's title as the browser's tab and search engines show it: followed by the company's name, unless it names it. */
export function documentTitle(title: string, company: string): string {
  return company && !title.includes(company) ? `${title} · ${company}` : title
}

/** A title without the company's name at its end: where it is shared, the name stands beside it. */
export function titleWithoutBrand(title: string, company: string): string {
  const [, own] = /^(.+?)\s+[|·–—-]\s+(.+)$/.exec(title) ?? []
  return own && company && title.endsWith(company) ? own : title
}
