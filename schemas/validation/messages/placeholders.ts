import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { placeholderPattern } from '../../figures.ts'

/**
 * The argument names of a message: `{date}`, and `count` in `{count, plural, one {# item} other {# items}}`, with those
 * inside its branches. A figure in words, `{days:words}`, is `days`: the site fills in figures before it parses a message.
 * Uses the parser of the site's own messages.
 * @throws SyntaxError for a message that the site can't show.
 */
export function placeholdersOf(message: string): string[] {
  const withoutForms = message.replace(placeholderPattern, '{$1}')
  return [...new Set(namesIn(parse(withoutForms, { ignoreTag: true })))].sort()
}

function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return []
    if (isTagElement(element)) return namesIn(element.children)
    const branches =
      isPluralElement(element) || isSelectElement(element) ? Object.values(element.options) : []
    return [element.value, ...branches.flatMap(({ value }) => namesIn(value))]
  })
}
