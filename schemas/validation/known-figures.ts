import type { CustomValidator, Path, ValidationContext } from 'sanity'
import { apiVersion } from '../api-version.ts'
import { countFigures, placeholderPattern, settingsPlaceholders } from '../figures.ts'
import { messageArguments } from '../message-arguments.ts'
import { keyOf } from './texts.ts'

/** Names that the site fills in itself, by the type of object and its field. */
const local: Record<string, Record<string, string[]>> = {
  jobRoleList: { mailSubject: ['role'], mailBody: ['role'] },
  roiCalculator: { note: ['efficiency', 'weeksPerMonth', 'implementationCost'] },
}

const wordsAndCounts = [...settingsPlaceholders, ...countFigures.map(({ key }) => key)]

/** Names that the site fills in itself somewhere: a figure with one of these keys would take their place. */
export const reservedKeys: ReadonlySet<string> = new Set<string>([
  'price',
  ...wordsAndCounts,
  ...Object.values(local).flatMap((fields) => Object.values(fields).flat()),
  ...Object.values(messageArguments).flat(),
])

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
  const known = await fetchFigureKeys(context)
  const unknown = quotes.filter(({ key }) => !known.has(key))
  return (
    unknown.length === 0 ||
    unknown.map(({ key, path }) => ({
      path,
      message: `“{${key}}” is no figure of Settings: check its spelling, or add it to Settings and publish them first.`,
    }))
  )
}

/** What texts can quote: the figures of the published settings, their words, and what is counted. */
export async function fetchFigureKeys({
  getClient,
}: Pick<ValidationContext, 'getClient'>): Promise<ReadonlySet<string>> {
  const keys = await getClient({ apiVersion }).fetch<string[] | null>(
    '*[_type == "siteSettings"][0].figures[].key',
    {},
    { perspective: 'published', tag: 'known-figures' },
  )
  return new Set<string>([...wordsAndCounts, ...(keys ?? [])])
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
