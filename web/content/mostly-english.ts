/** Texts with fewer words may be the same in two languages. URLs and data have no spaces, so they are one word at most. */
const minWords = 3
const word = /(?<!\S)\P{L}?\p{L}{2,}\P{L}?(?!\S)/gu
/** Lists of articles, which a page shows in the visitor's language whatever its own is. */
const notOwn = 'insights'

/**
 * Whether most of a translation's words are still those of the English document, as after publishing a copy of which only
 * the title was translated. Both are results of the same query.
 */
export function isMostlyEnglish(translation: unknown, english: unknown): boolean {
  const count = { same: 0, all: 0 }
  compare(translation, english, count)
  return count.same * 2 > count.all
}

type Count = { same: number; all: number }

function compare(translation: unknown, english: unknown, count: Count): void {
  if (typeof translation === 'string') {
    const words = translation.match(word)?.length ?? 0
    if (words < minWords) return
    count.all += words
    if (translation === english) count.same += words
    return
  }
  if (Array.isArray(translation)) {
    const items = Array.isArray(english) ? english : []
    translation.forEach((item, index) => {
      compare(item, counterpart(item, items) ?? items[index], count)
    })
    return
  }
  for (const [field, value] of Object.entries(Object(translation)))
    if (!field.startsWith('_') && field !== notOwn) compare(value, Object(english)[field], count)
}

/** The English item with the same key: a translation may have items in another order. */
function counterpart(item: unknown, items: readonly unknown[]): unknown {
  const key: unknown = Object(item)._key
  return key === undefined ? undefined : items.find((other) => Object(other)._key === key)
}
