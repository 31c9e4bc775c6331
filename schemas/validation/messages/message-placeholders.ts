import { interpolate } from '@tidewright/contracts/figures.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { messageArguments, numberArguments } from '@tidewright/contracts/message-arguments.ts'
import type { CustomValidator } from 'sanity'
import { fetchFigureKeys } from '../figures/placeholder-exists.ts'
import { numbersOf, placeholdersOf, textAsNumber } from './placeholders.ts'

type Entry = { _key?: string; key?: string; value?: string }

/**
 * Requires every {name} of an English message to be an argument that the site passes to it, or a figure of Settings;
 * otherwise visitors would see the message's key. `samePlaceholders` compares translations with the English message.
 */
export const messagePlaceholdersExist: CustomValidator<readonly unknown[] | undefined> = async (
  entries,
  context,
) => {
  if (context.document?.language !== defaultLocale) return true
  const own = (entries ?? []) as readonly Entry[] // entries of uiStrings
  const known = await fetchFigureKeys(context)
  const problems = own.flatMap((entry) => {
    const message = messagePlaceholderProblem(entry, known)
    return message ? [{ path: [{ _key: entry._key ?? '' }, 'value'], message }] : []
  })
  return problems.length === 0 || problems
}

/**
 * The placeholders of a message that nothing fills in, or that aren't numbers but formatted as such, and what to do about
 * it; null if there are none, or if the message does not parse.
 */
export function messagePlaceholderProblem(
  { key = '', value = '' }: Entry,
  figures: ReadonlySet<string>,
): string | null {
  const names = namesLeft(value, figures).filter((name) => !messageArguments[key]?.includes(name))
  if (names.length === 0) {
    const text = numbersLeft(value).find((name) => !numberArguments[key]?.includes(name))
    return text ? `${key}: ${textAsNumber(text)}` : null
  }
  const braced = names.map((name) => `“{${name}}”`).join(', ')
  return `${key}: ${braced} is neither a figure in Settings nor a value the site passes to this message. Check its spelling, or add it to Settings and publish them first.`
}

function numbersLeft(value: string): string[] {
  try {
    return numbersOf(value)
  } catch {
    return [] // as below
  }
}

/** The names that a message still expects after the site has filled in the figures. */
function namesLeft(value: string, figures: ReadonlySet<string>): string[] {
  try {
    return placeholdersOf(interpolate(value, new Map([...figures].map((key) => [key, '1']))))
  } catch {
    return [] // `samePlaceholders` reports it
  }
}
