import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
} from '@formatjs/icu-messageformat-parser'

/**
 * What is wrong with the forms that a message has for its counts, in plain words: `{count, plural, other {# pages}}` lacks the one for
 * a single page. Every form that the language of the BCP 47 `languageTag` tells apart has to be there, and every count of `source`,
 * the same message in English. Null where all is well, and for what no reader could show at all: other rules say so.
 */
export function pluralProblem(message: string, languageTag: string, source = message): string | null {
  const [counts, wanted] = [countsIn(message), countsIn(source)]
  if (!counts || !wanted) return null
  const lost = wanted.find(({ value }) => !counts.some((count) => count.value === value))
  if (lost)
    return `English tells apart how many {${lost.value}} are. Write {${lost.value}, plural, ${[...formsOf(lost, languageTag)].map((form) => `${form} {…}`).join(' ')}}.`
  for (const count of counts) {
    const missing = [...formsOf(count, languageTag)].filter((form) => !(form in count.options))
    if (missing.length > 0)
      return `{${count.value}} lacks ${missing.length === 1 ? 'the form' : 'the forms'} “${missing.join('”, “')}”, which this language tells apart.`
  }
  return null
}

/**
 * The forms that have to be written. `many` is what Spanish, French and Italian say of whole millions (“un millón de páginas”); nothing
 * that the interface counts comes near, and `other` stands in for it.
 */
function formsOf({ pluralType }: PluralElement, languageTag: string): Set<string> {
  const rules = new Intl.PluralRules(languageTag, pluralType ? { type: pluralType } : {})
  const forms = new Set<string>(rules.resolvedOptions().pluralCategories)
  if (['es', 'fr', 'it'].includes(languageTag)) forms.delete('many')
  return forms.add('other')
}

/** The counts of a message, those within others too; null where it cannot be read. */
function countsIn(message: string): PluralElement[] | null {
  try {
    return pluralsIn(parse(message, { ignoreTag: true }))
  } catch {
    return null
  }
}

function pluralsIn(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return pluralsIn(element.children)
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const inner = Object.values(element.options).flatMap(({ value }) => pluralsIn(value))
    return isPluralElement(element) ? [element, ...inner] : inner
  })
}
