import {
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { interpolate, placeholderPattern } from '@tidewright/contracts/figures.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { messageArguments, numberArguments } from '@tidewright/contracts/message-arguments.ts'
import type { CustomValidator } from 'sanity'
import { fetchFigureKeys } from '../figures/placeholder-exists.ts'

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

/**
 * The argument names of a message: `{date}`, and `count` in `{count, plural, one {# item} other {# items}}`, with those
 * inside its branches. A figure in words, `{days:words}`, is `days`: the site fills in figures before it parses a message.
 * Uses the parser of the site's own messages, with its options: `<b>` is a tag, and the site has none to fill in. Nor
 * does it pass dates: they are written out before.
 * @throws SyntaxError for a message that the site can't show.
 */
export function placeholdersOf(message: string): string[] {
  return [...new Set(namesIn(parseMessage(message)))].sort()
}

/** The arguments that a message formats as numbers: those with plural forms, and `{count, number}`. */
export function numbersOf(message: string): string[] {
  return namesIn(parseMessage(message), (element) => isPluralElement(element) || isNumberElement(element))
}

export function textAsNumber(name: string): string {
  return `The site passes {${name}} as text, which can’t be formatted as a number.`
}

/** Parses a message as the site does, once figures are filled in. @throws SyntaxError if it can't. */
export function parseMessage(message: string): MessageFormatElement[] {
  return parse(message.replace(placeholderPattern, '{$1}'))
}

function namesIn(
  elements: MessageFormatElement[],
  isWanted: (element: MessageFormatElement) => boolean = () => true,
): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element)) rejectPlaceholderLike(element.value)
    if (isLiteralElement(element) || isPoundElement(element)) return []
    if (isTagElement(element)) throw new SyntaxError(`The site can’t fill in the tag <${element.value}>.`)
    if (isDateElement(element) || isTimeElement(element))
      throw new SyntaxError(`The site passes {${element.value}} as text.`)
    const branches =
      isPluralElement(element) || isSelectElement(element) ? Object.values(element.options) : []
    const inner = branches.flatMap(({ value }) => namesIn(value, isWanted))
    return isWanted(element) ? [element.value, ...inner] : inner
  })
}

/** A message of which visitors would read a placeholder or a tag; the error's message says what to do. */
export class ShownAsTyped extends SyntaxError {}

/** Straight apostrophes quote what follows them: `'{date}'`, or from `l'{date}` to the next one. */
function rejectPlaceholderLike(text: string): void {
  const [shown] = /\{\w+\}|<\/?[a-z][^<>]*>/i.exec(text) ?? []
  if (shown)
    throw new ShownAsTyped(
      `Visitors would read “${shown}” as it is. Write ’ instead of ' before {…}, and no tags.`,
    )
}
