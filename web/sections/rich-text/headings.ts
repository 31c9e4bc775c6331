import type { RichText } from '@/content-types.ts'

export type Heading = { key: string; id: string; text: string }

/** The headings of a text in order, each with a unique id made of its words. */
export function headingsOf(body: RichText): Heading[] {
  const taken = new Set<string>()
  return body.flatMap((block) => {
    if (block._type !== 'block' || block.style !== 'h2') return []
    const text = (block.children ?? []).map((child) => child.text ?? '').join('')
    if (!text.trim()) return []
    const id = unique(slugify(text), taken)
    taken.add(id)
    return [{ key: block._key, id, text }]
  })
}

/** `Qu’est-ce qui échoue ?` is `quest-ce-qui-echoue`. */
function slugify(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/[\p{M}'’]/gu, '')
  return (
    plain
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '') || 'section'
  )
}

function unique(id: string, taken: ReadonlySet<string>): string {
  let count = 1
  let own = id
  while (taken.has(own)) own = `${id}-${++count}`
  return own
}
