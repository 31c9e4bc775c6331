import {
  isDateElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { placeholderPattern } from '../../figures.ts'

/**
 * The argument names of a message: `{date}`, and `count` in `{count, plural, one {# item} other {# items}}`, with those
 * inside its branches. A figure in words, `{days:words}`, is `days`: the site fills in figures before it parses a message.
 * Uses the parser of the site's own messages, with its options: `<b>` is a tag, and the site has none to fill in. Nor
 * does it pass dates: they are written out before.
 * @throws SyntaxError for a message that the site can't show.
 */
export function placeholdersOf(message: string): string[] {
  const withoutForms = message.replace(placeholderPattern, '{$1}')
  return [...new Set(namesIn(parse(withoutForms)))].sort()
}

function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return []
    if (isTagElement(element)) throw new SyntaxError(`The site can’t fill in the tag <${element.value}>.`)
    if (isDateElement(element) || isTimeElement(element))
      throw new SyntaxError(`The site passes {${element.value}} as text.`)
    const branches =
      isPluralElement(element) || isSelectElement(element) ? Object.values(element.options) : []
    return [element.value, ...branches.flatMap(({ value }) => namesIn(value))]
  })
}
