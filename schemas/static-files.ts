import { defaultLocale, locales } from './locales.ts'

/** How files end that the site serves at addresses without a language. Other dots are in addresses of old websites. */
const endings = 'css|ico|js|json|map|png|svg|txt|webmanifest|woff2|xml'

/** A pattern of the paths, without their first slash, at which the site looks for files of its own and for no page. */
export const staticFilePattern = `downloads/.*\\.(?:pdf|xlsx)$|.*\\.(?:${endings})$`

const prefixes = locales.flatMap(({ id }) => (id === defaultLocale ? [] : [`${id}/`])).join('|')
const ownFile = new RegExp(`^/(?!${prefixes})(?:${staticFilePattern})`)

/** Whether a public path, such as `/icon.svg`, can only be a file of the site: no document and no redirect acts there. */
export function isStaticFile(path: string): boolean {
  return ownFile.test(path)
}
