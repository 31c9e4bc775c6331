import { isLocaleId, type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import { isRoutableType, routes } from '@tidewright/contracts/public-path.ts'

/** What of the index has to be read again. */
export type Changes = { everything: boolean; pagesOf: Set<LocaleId>; articles: Set<string> }

/** With more changed documents than this, everything is compared. */
const maxDocuments = 200
/** Documents of these types have figures that any text can quote. */
const usedEverywhere: ReadonlySet<string> = new Set(['siteSettings'])
/** What no entry shows. */
const shownNowhere: ReadonlySet<string> = new Set([
  'emailText',
  'glossary',
  'navigation',
  'playbook',
  'redirect',
  'translation.metadata',
  'translation.source',
  'uiStrings',
])

export function noChanges(): Changes {
  return { everything: false, pagesOf: new Set(), articles: new Set() }
}

/**
 * What changed by stale cache tags: `type:insight:fr`, `document:insight-1`, and `document:*` after many changes. See
 * `content/lake/cache-tags.ts`.
 */
export function changesOf(tags: readonly string[]): Changes {
  const changes = noChanges()
  const types = tags.flatMap((tag) => (tag.startsWith('type:') ? [tag.split(':')] : []))
  const withLanguage = new Set(types.flatMap(([, type = '', language]) => (language ? [type] : [])))
  for (const [, type = '', language] of types) {
    if (usedEverywhere.has(type)) changes.everything = true
    if (isArticleType(type) || shownNowhere.has(type)) continue
    if (isLocaleId(language)) changes.pagesOf.add(language)
    else if (!withLanguage.has(type)) for (const { id } of locales) changes.pagesOf.add(id)
  }
  if (!types.some(([, type = '']) => isArticleType(type))) return changes
  for (const tag of tags) if (tag.startsWith('document:')) changes.articles.add(tag.slice('document:'.length))
  if (changes.articles.size > maxDocuments || changes.articles.has('*'))
    return { ...noChanges(), everything: true }
  return changes
}

/** Articles are too many to read them all with each change. */
function isArticleType(type: string): boolean {
  return isRoutableType(type) && routes[type].prerender === 'newest'
}
