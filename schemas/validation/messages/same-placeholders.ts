import type { CustomValidator } from 'sanity'
import { apiVersion } from '../../api-version.ts'
import { defaultLocale } from '../../locales.ts'
import { placeholdersOf } from './placeholders.ts'

type Entry = { _key?: string; key?: string; value?: string }

/**
 * Requires every translated message to parse, and its placeholders to be those of the English message with the same
 * key: the site fills in no others.
 */
export const samePlaceholders: CustomValidator<readonly unknown[] | undefined> = async (entries, context) => {
  const own = (entries ?? []) as readonly Entry[] // entries of uiStrings
  const unreadable = own.flatMap(unreadableIn)
  if (unreadable.length > 0) return unreadable
  if (context.document?.language === defaultLocale) return true
  const english = await context
    .getClient({ apiVersion })
    .fetch<Entry[] | null>(
      '*[_type == "uiStrings" && language == $language][0].entries[]{ key, value }',
      { language: defaultLocale },
      { perspective: 'published', tag: 'same-placeholders' },
    )
  const originals = new Map((english ?? []).map(({ key, value }) => [key, value ?? '']))
  const differing = own.flatMap((entry) => differenceOf(entry, originals))
  return differing.length === 0 || differing
}

function unreadableIn(entry: Entry) {
  const message = unreadableProblem(entry)
  return message ? [{ path: [{ _key: entry._key ?? '' }, 'value'], message }] : []
}

function unreadableProblem({ key, value }: Entry): string | null {
  try {
    placeholdersOf(value ?? '')
    return null
  } catch {
    return `${key}: visitors would see the key instead of this text. Close every {brace}; write a literal brace as '{'. Leave out tags such as <b>.`
  }
}

function differenceOf(entry: Entry, originals: Map<string | undefined, string>) {
  const original = originals.get(entry.key)
  const message = original === undefined || !entry._key ? null : placeholderProblem(entry, original)
  return message ? [{ path: [{ _key: entry._key ?? '' }, 'value'], message }] : []
}

/**
 * The reason why the site couldn't fill in a message with the English text `original`; null if it can, or if the
 * message is empty.
 */
export function placeholderProblem({ key, value }: Entry, original: string): string | null {
  if (!value) return null
  const unreadable = unreadableProblem({ key, value }) ?? unreadableProblem({ key, value: original })
  if (unreadable) return unreadable
  const [wanted, found] = [placeholdersOf(original), placeholdersOf(value)]
  const missing = wanted.filter((name) => !found.includes(name))
  const unknown = found.filter((name) => !wanted.includes(name))
  if (missing.length + unknown.length === 0) return null
  const braced = (names: string[]) => names.map((name) => `{${name}}`).join(', ')
  const says = [
    missing.length > 0 ? `${braced(missing)} is missing` : '',
    unknown.length > 0 ? `${braced(unknown)} isn’t in the English text, so the site can’t fill it in` : '',
  ]
  return `${key}: ${says.filter(Boolean).join('; ')}.`
}
