import { defaultLocale } from '@tidewright/contracts/locales.ts'
import type { CustomValidator } from 'sanity'
import { fetchPublished } from '../fetch-published.ts'
import { numbersOf, placeholdersOf, ShownAsTyped, textAsNumber } from './message-placeholders.ts'

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
  const english = await fetchPublished<Entry[] | null>(
    context,
    '*[_type == "uiStrings" && language == $language][0].entries[]{ key, value }',
    { language: defaultLocale },
  )
  const originals = new Map((english ?? []).map(({ key, value }) => [key, value ?? '']))
  const differing = own.flatMap((entry) => differenceOf(entry, originals))
  return differing.length === 0 || differing
}

function unreadableIn({ _key = '', key, value = '' }: Entry) {
  const problem = unreadableProblem(value)
  return problem ? [{ path: [{ _key }, 'value'], message: `${key}: ${problem}` }] : []
}

/** What to do about a message that the site couldn't show, in any language; null if it can. */
export function unreadableProblem(message: string): string | null {
  try {
    placeholdersOf(message)
    return null
  } catch (error) {
    if (error instanceof ShownAsTyped) return error.message
    return "Visitors would see the key instead of this text. Close every {brace}; write a literal brace as '{'. Leave out tags such as <b> and formats such as {date, date}."
  }
}

function differenceOf({ _key, key, value = '' }: Entry, originals: Map<string | undefined, string>) {
  const original = originals.get(key)
  const problem = original === undefined || !_key ? null : placeholderProblem(value, original)
  return problem ? [{ path: [{ _key: _key ?? '' }, 'value'], message: `${key}: ${problem}` }] : []
}

/**
 * The reason why the site couldn't fill in a message with the English text `original`; null if it can, or if the
 * message is empty.
 */
export function placeholderProblem(message: string, original: string): string | null {
  if (message === '') return null
  const unreadable = unreadableProblem(message)
  if (unreadable) return unreadable
  if (unreadableProblem(original)) return 'The English text can’t be shown. Correct it first.'
  const [wanted, found] = [placeholdersOf(original), placeholdersOf(message)]
  const missing = wanted.filter((name) => !found.includes(name))
  const unknown = found.filter((name) => !wanted.includes(name))
  const numbers = numbersOf(original)
  const text = numbersOf(message).find((name) => !numbers.includes(name))
  if (missing.length + unknown.length === 0) return text ? textAsNumber(text) : null
  const braced = (names: string[]) => names.map((name) => `{${name}}`).join(', ')
  const says = [
    missing.length > 0 ? `${braced(missing)} is missing` : '',
    unknown.length > 0 ? `${braced(unknown)} isn’t in the English text, so the site can’t fill it in` : '',
  ]
  return `${says.filter(Boolean).join('; ')}.`
}
