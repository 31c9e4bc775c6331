import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser'
import { isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import type { CustomValidator } from 'sanity'
import { parseMessage } from './message-placeholders.ts'

type Entry = { _key?: string; key?: string; value?: string }

/** Requires interface messages with a count to have every plural form of the language. */
export const hasPluralForms: CustomValidator<readonly unknown[] | undefined> = (entries, context) => {
  const language = context.document?.language
  if (!isLocaleId(language)) return true
  const own = (entries ?? []) as readonly Entry[] // entries of uiStrings
  const problems = own.flatMap(({ _key, key, value }) => {
    const problem = pluralProblem(value ?? '', localeOf(language).languageTag)
    return problem ? [{ path: [{ _key: _key ?? '' }, 'value'], message: `${key}: ${problem}` }] : []
  })
  return problems.length === 0 || problems
}

/**
 * The problem with the plural forms of a message, in plain words: `{count, plural, other {# pages}}` lacks the one for
 * a single page. A message needs every plural form of the BCP 47 `languageTag` and every count of `source`, the same
 * message in English.
 * @returns null if there is no problem, or if the message doesn't parse: other rules report that.
 */
export function pluralProblem(message: string, languageTag: string, source = message): string | null {
  const [counts, wanted] = [countsIn(message), countsIn(source)]
  if (!counts || !wanted) return null
  const lost = wanted.find(({ value }) => !counts.some((count) => count.value === value))
  if (lost)
    return `The English text has plural forms for {${lost.value}}. Write {${lost.value}, plural, ${[...formsOf(lost, languageTag)].map((form) => `${form} {…}`).join(' ')}}.`
  for (const count of counts) {
    const missing = [...formsOf(count, languageTag)].filter((form) => !(form in count.options))
    if (missing.length > 0)
      return `{${count.value}} lacks ${missing.length === 1 ? 'the form' : 'the forms'} “${missing.join('”, “')}”, which this language needs.`
  }
  return null
}

/**
 * The required forms. Spanish, French and Italian use `many` only for whole millions (“un millón de páginas”), which no
 * interface message counts; `other` covers it.
 */
function formsOf({ pluralType }: PluralElement, languageTag: string): Set<string> {
  const rules = new Intl.PluralRules(languageTag, pluralType ? { type: pluralType } : {})
  const forms = new Set<string>(rules.resolvedOptions().pluralCategories)
  if (['es', 'fr', 'it'].includes(languageTag)) forms.delete('many')
  return forms.add('other')
}

/** The plurals in a message, nested ones included; null if it doesn't parse. */
function countsIn(message: string): PluralElement[] | null {
  try {
    return pluralsIn(parseMessage(message))
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
