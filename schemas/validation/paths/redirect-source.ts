import { defaultLocale, isLocaleId, locales } from '@tidewright/contracts/locales.ts'
import { basePath, isForEverythingBelow, maxParts } from '@tidewright/contracts/redirect-paths.ts'

/**
 * The path of an old URL as the site looks it up: decoded, with a leading slash, without domain, query, anchor,
 * trailing slash and the prefix of English. Text that is no path of this site stays as it is; `sourceProblem` names what
 * is wrong with it. `siteUrl` is the site's base URL.
 */
export function redirectSource(text: string, siteUrl: string): string {
  const [, scheme, rest = ''] = /^(https?:)?\/*(.*)$/is.exec(text.trim()) ?? []
  if (rest === '') return text.trim()
  const bare = withoutWww(new URL(siteUrl).host)
  const [host = '', ...parts] = (rest.split(/[?#]/)[0] ?? '').split('/')
  const isOwn = withoutWww(host) === bare
  if (scheme && !isOwn) return text.trim()
  const [first, ...others] = (isOwn ? parts : [host, ...parts]).filter((part) => part !== '').map(decode)
  if (first === undefined) return '/'
  const locale = locales.find(({ id }) => id.toLowerCase() === first.toLowerCase())?.id
  return `/${[...(locale === defaultLocale ? [] : [locale ?? first]), ...others].join('/')}`
}

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '')

/** Typed and copied letters may differ in bytes; visitors' browsers send the composed ones. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part).normalize()
  } catch {
    return part
  }
}

/** Why the site could never redirect from this path; null if it can. */
export function sourceProblem(path: string): string | null {
  if (/^https?:/i.test(path)) return 'This is another website. Only old URLs of this site can be redirected.'
  if (!/^(?:\/[^/]+)+$/.test(path)) return 'Enter the path of the old URL, such as /old-page.'
  if (/[?#%\\]|\p{C}|(?! )\s/u.test(path) || /\/\.{1,2}(?:\/|$)/.test(path))
    return 'The URL can’t contain ?, #, %, \\ or line breaks, nor . or .. between slashes.'
  const parts = basePath(path).split('/').filter(Boolean)
  if (!isForEverythingBelow(path)) return null
  if (parts.length === 0 || (parts.length === 1 && isLocaleId(parts[0])))
    return 'Name the part before /*, such as /old-shop/*. Otherwise every mistyped URL would be redirected.'
  return parts.length > maxParts ? `Use at most ${maxParts} parts before /*.` : null
}
