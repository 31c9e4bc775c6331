import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { localePath } from '@tidewright/schemas/public-path.ts'

export type Crumb = {
  label: string
  /** The language of the label, where it is not the page's. */
  languageTag?: string
  /** Where it leads; null where nothing lives. */
  href: string | null
}

type NamedPath = Crumb & { path: string }

/**
 * One step for each segment of a path of a locale, after the home page; only that for the home page itself. A step is
 * named as in `named`, where that has a name for it, else after its segment; it leads somewhere where `named` knows the path.
 */
export function crumbsOf(locale: LocaleId, path: string, home: string, named: NamedPath[]): Crumb[] {
  const root = localePath(locale, '/')
  const first = { label: home, href: root }
  if (path === root) return [first]
  const base = root === '/' ? '' : root
  const segments = path.slice(base.length).split('/').filter(Boolean)
  return [
    first,
    ...segments.map((segment, index) => {
      const stepPath = `${base}/${segments.slice(0, index + 1).join('/')}`
      const match = named.find((candidate) => candidate.path === stepPath)
      if (!match) return { label: segmentLabel(segment), href: null }
      const { label, languageTag, href } = match
      return { label: label || segmentLabel(segment), languageTag, href }
    }),
  ]
}

/** `sme-advantage` in words: `Sme Advantage`. */
function segmentLabel(segment: string): string {
  return decodeURIComponent(segment)
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')
}
