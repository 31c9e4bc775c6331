import { frameAnchors } from '@tidewright/contracts/public-path.ts'
import anyAscii from 'any-ascii'
import type { RichText } from '@/content-types.ts'
import { languageAttribute } from '@/i18n/foreign-language-tag.ts'

/** It has a `lang` if it is not in the language of the page. */
export type Heading = { key: string; id: string; text: string; lang?: string }

/** Ids that the page of an article has already. */
const articleAnchors = [...frameAnchors, 'offer', 'related']

/** The headings of an article in order, each with an id made of its words, which nothing else on its page has. */
export function headingsOf(body: RichText): Heading[] {
  const taken = new Set(articleAnchors)
  return body.flatMap((block) => {
    if (block._type !== 'block' || block.style !== 'h2') return []
    const text = (block.children ?? []).map((child) => child.text ?? '').join('')
    if (!text.trim()) return []
    const id = unique(slugify(text), taken)
    taken.add(id)
    return [{ key: block._key, id, text, ...languageAttribute(block) }]
  })
}

/**
 * `Mise en œuvre : qu’est-ce qui échoue ?` is `mise-en-oeuvre-quest-ce-qui-echoue`. Always what the Studio accepts as
 * the anchor of a link.
 */
function slugify(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}'’]/gu, '')
      .replaceAll(/\p{L}+/gu, (letters) => anyAscii(letters).toLowerCase())
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'section'
  )
}

function unique(id: string, taken: ReadonlySet<string>): string {
  let count = 1
  let own = id
  while (taken.has(own)) own = `${id}-${++count}`
  return own
}
