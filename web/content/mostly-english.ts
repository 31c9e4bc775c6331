import { defaultLocale, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'

/** Texts with fewer words may be the same in two languages. URLs and data have no spaces, so they are one word at most. */
const minWords = 3
const word = /(?<!\S)\P{L}?\p{L}{2,}\P{L}?(?!\S)/gu
/** Articles and categories, which a page shows in the visitor's language whatever its own is. */
const notOwn = ['insights', 'others', 'category']

/**
 * Whether most of a translation's words are still those of the English document, as after publishing a copy of which only
 * the title was translated. Both are results of the same query.
 */
export function isMostlyEnglish(translation: unknown, english: unknown): boolean {
  const { same, all } = countOf(translation, english)
  return same * 2 > all
}

/**
 * The languages of passages that are not in their page's, by the object that has them and its field; '' for all of a
 * section, block or item of a list. Beside the content, so that nothing is added to what client components get.
 */
export const languageTags = new WeakMap<object, Partial<Record<string, string>>>()

/**
 * Records which passages of a translation still are letter for letter those of the English document, and in a page that
 * is mostly in English (`contentLocale`) those that are translated. What is partly in English is recorded by its parts.
 */
export function recordLanguages(
  translation: object,
  english: unknown,
  { locale, contentLocale }: { locale: LocaleId; contentLocale: LocaleId },
): void {
  const record = (passage: object, field: string, count: Count) => {
    const isEnglish = count.same === count.all
    if (count.all === 0 || (!isEnglish && count.same > 0)) return false
    const { languageTag } = localeOf(isEnglish ? defaultLocale : locale)
    if (languageTag !== localeOf(contentLocale).languageTag)
      languageTags.set(passage, { ...languageTags.get(passage), [field]: languageTag })
    return true
  }
  const visit = (passage: unknown, original: unknown) => {
    if (!isObject(passage)) return
    for (const [field, value] of Object.entries(passage)) {
      if (field.startsWith('_') || notOwn.includes(field)) continue
      const other = Object(original)[field]
      if (typeof value === 'string')
        record(passage, field, value === other ? countOf(value, other) : { same: 0, all: 1 })
      else if (!Array.isArray(value)) visit(value, other)
      else
        value.forEach((item, index) => {
          const counterpart = counterpartOf(item, index, other)
          if (isObject(item) && !record(item, '', countOf(item, counterpart))) visit(item, counterpart)
        })
    }
  }
  visit(translation, english)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Words of texts that are long enough: all, and those that are the same in English. */
type Count = { same: number; all: number }

function countOf(translation: unknown, english: unknown): Count {
  const count = { same: 0, all: 0 }
  compare(translation, english, count)
  return count
}

function compare(translation: unknown, english: unknown, count: Count): void {
  if (typeof translation === 'string') {
    const words = translation.match(word)?.length ?? 0
    if (words < minWords) return
    count.all += words
    if (translation === english) count.same += words
    return
  }
  if (Array.isArray(translation)) {
    translation.forEach((item, index) => {
      compare(item, counterpartOf(item, index, english), count)
    })
    return
  }
  for (const [field, value] of Object.entries(Object(translation)))
    if (!field.startsWith('_') && !notOwn.includes(field)) compare(value, Object(english)[field], count)
}

/** The English item with the same key: a translation may have items in another order. */
function counterpartOf(item: unknown, index: number, english: unknown): unknown {
  const items: unknown[] = Array.isArray(english) ? english : []
  const key: unknown = Object(item)._key
  return (key !== undefined && items.find((other) => Object(other)._key === key)) || items[index]
}
