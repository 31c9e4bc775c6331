import type { CustomValidator, Path } from 'sanity'
import { apiVersion } from '../api-version.ts'
import { countFigures, placeholderPattern, settingsPlaceholders } from '../figures.ts'
import { keyOf } from './texts.ts'

/** Names that the site fills in itself, by the type of object and its field. */
const local: Record<string, Record<string, string[]>> = {
  jobRoleList: { mailSubject: ['role'], mailBody: ['role'] },
  roiCalculator: { note: ['efficiency', 'weeksPerMonth', 'implementationCost'] },
}

/** Types of document whose {braces} are filled in by something else than the settings. */
export const typesWithOwnPlaceholders: readonly string[] = [
  'uiStrings',
  'emailText',
  'siteSettings',
  'redirect',
]

type PlaceholderUse = { key: string; path: Path }

/** Every `{key}` of a text must be a figure or a word of the settings, or the visitor would read the braces. */
export const usesKnownFigures: CustomValidator<Record<string, unknown> | undefined> = async (
  document,
  context,
) => {
  const quotes = placeholderUses(document)
  if (quotes.length === 0) return true
  const keys = await context
    .getClient({ apiVersion })
    .fetch<string[] | null>(
      '*[_type == "siteSettings"][0].figures[].key',
      {},
      { perspective: 'published', tag: 'known-figures' },
    )
  const known = new Set<string>([
    ...settingsPlaceholders,
    ...countFigures.map(({ key }) => key),
    ...(keys ?? []),
  ])
  const unknown = quotes.filter(({ key }) => !known.has(key))
  return (
    unknown.length === 0 ||
    unknown.map(({ key, path }) => ({
      path,
      message: `“{${key}}” is no figure of Settings: check its spelling, or add it to Settings and publish them first.`,
    }))
  )
}

/** What the texts of a value quote, with its place in the value; names that the site fills in itself are left out. */
export function placeholderUses(value: unknown, path: Path = [], allowed: string[] = []): PlaceholderUse[] {
  if (typeof value === 'string') {
    return [...value.matchAll(placeholderPattern)].flatMap(([, key = '']) =>
      allowed.includes(key) ? [] : [{ key, path }],
    )
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => placeholderUses(item, [...path, keyOf(item) ?? index], allowed))
  }
  if (typeof value !== 'object' || value === null) return []
  const own = 'price' in value ? [...allowed, 'price'] : allowed
  const named = local[String(Reflect.get(value, '_type'))] ?? {}
  return Object.entries(value)
    .filter(([field]) => !field.startsWith('_'))
    .flatMap(([field, inner]) => placeholderUses(inner, [...path, field], [...own, ...(named[field] ?? [])]))
}
