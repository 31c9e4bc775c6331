import { defaultLocale, locales } from './locales.ts'

/** File extensions that the site serves at paths without a locale. Old websites have other dots in their paths. */
const endings = 'css|ico|js|json|map|png|svg|txt|webmanifest|woff2|xml'

/** A pattern of the paths, without the leading slash, that only static files can have. */
export const staticFilePattern = `downloads/.*\\.(?:pdf|webp|xlsx)$|.*\\.(?:${endings})$`

const prefixes = locales.flatMap(({ id }) => (id === defaultLocale ? [] : [`${id}/`])).join('|')
/** Next.js compares rewrites, which skip these files, without regard to capitals. */
const ownFile = new RegExp(`^/(?!${prefixes})(?:${staticFilePattern})`, 'i')

/**
 * Whether a public path such as `/icon.svg` can only be a static file: documents and redirects are not looked up for
 * it.
 */
export function isStaticFile(path: string): boolean {
  return ownFile.test(path)
}

/** Where the picture of one of the site's own downloads is: next to the file. */
export function previewPath(file: string): string {
  return file.replace(/\.\w+$/, '.webp')
}
