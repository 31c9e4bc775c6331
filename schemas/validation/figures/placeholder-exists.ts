import { emailPlaceholders } from '@tidewright/contracts/email-placeholders.ts'
import { countFigures, placeholderPattern, settingsPlaceholders } from '@tidewright/contracts/figures.ts'
import { messageArguments } from '@tidewright/contracts/message-arguments.ts'
import type { CustomValidator, Path, ValidationContext } from 'sanity'
import { fetchPublished } from '../fetch-published.ts'
import { keyOf, shownPath } from '../texts.ts'

/** Placeholders that the site fills in itself, by object type and field. */
const local: Record<string, Record<string, string[]>> = {
  jobRoleList: { mailSubject: ['role'], mailBody: ['role'] },
  roiCalculator: { note: ['efficiency', 'weeksPerMonth', 'implementationCost'] },
}

const settingsAndCounts = [...settingsPlaceholders, ...countFigures.map(({ key }) => key)]

/**
 * Placeholders that the site fills in itself somewhere. A figure must not have one of these keys: it would replace
 * them.
 */
export const reservedKeys: ReadonlySet<string> = new Set<string>([
  'price',
  'site',
  ...Object.values(emailPlaceholders).flat(),
  ...settingsAndCounts,
  ...Object.values(local).flatMap((fields) => Object.values(fields).flat()),
  ...Object.values(messageArguments).flat(),
])

/** Document types whose texts have no placeholders: the site doesn't fill them in. */
export const typesWithoutPlaceholders: readonly string[] = [
  'redirect',
  'download',
  'industryGuide',
  'webinar',
]

/** Document types whose {placeholders} do not come from Settings. */
export const typesWithOwnPlaceholders: readonly string[] = [
  'uiStrings',
  'emailText',
  'siteSettings',
  ...typesWithoutPlaceholders,
]

type PlaceholderUse = { key: string; path: Path }

/** Requires every `{key}` of a text to be in Settings; otherwise visitors would see the braces. */
export const placeholdersExist: CustomValidator<Record<string, unknown> | undefined> = async (
  document,
  context,
) => {
  const uses = placeholderUses(document)
  if (uses.length === 0) return true
  const known = await fetchFigureKeys(context)
  const unknown = uses.filter(({ key }) => !known.has(key))
  return (
    unknown.length === 0 ||
    unknown.map(({ key, path }) => ({
      path: shownPath(path),
      message: `“{${key}}” isn’t a figure in Settings. Check its spelling, or add it to Settings and publish them first.`,
    }))
  )
}

/** The keys that texts can use: figures and names of the Settings, and counts of documents. */
export async function fetchFigureKeys(
  context: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<ReadonlySet<string>> {
  const keys = await fetchPublished<string[] | null>(
    context,
    '*[_type == "siteSettings"][0].figures[].key',
    {},
  )
  return new Set<string>([...settingsAndCounts, ...(keys ?? [])])
}

/** The placeholders in the texts of a value, each with its path. Leaves out those that the site fills in itself. */
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
