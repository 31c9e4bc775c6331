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
import { placeholderPattern } from '@tidewright/contracts/figures.ts'

/**
 * The argument names of a message: `{date}`, and `count` in `{count, plural, one {# item} other {# items}}`, with those
 * inside its branches. A figure in words, `{days:words}`, is `days`: the site fills in figures before it parses a message.
 * Uses the parser of the site's own messages, with its options: `<b>` is a tag, and the site has none to fill in. Nor
 * does it pass dates: they are written out before.
 * @throws SyntaxError for a message that the site can't show.
 */
export function placeholdersOf(message: string): string[] {
  return [...new Set(namesIn(parsed(message)))].sort()
}

/** The arguments that a message formats as numbers: those with plural forms, and `{count, number}`. */
export function numbersOf(message: string): string[] {
  return namesIn(parsed(message), (element) => isPluralElement(element) || isNumberElement(element))
}

export function textAsNumber(name: string): string {
  return `The site passes {${name}} as text, which can’t be formatted as a number.`
}

function parsed(message: string): MessageFormatElement[] {
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
