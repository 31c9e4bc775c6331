import { locales } from '@tidewright/schemas/locales.ts'
import { describe, expect, it } from 'vitest'
import { placeholderDiff } from '../translations/checks/placeholder-diff.ts'
import { patchPath, placedTexts } from '../translations/documents/source-record.ts'
import { isTextBlock, unitsOf } from '../translations/units/units.ts'
import type { SeedDocument } from './document.ts'
import { compileSeed } from './documents.ts'

const documents = compileSeed().filter(({ document }) => document._type !== 'uiStrings')
const originals = new Map(
  documents
    .filter(({ document }) => document.language === 'en-UK')
    .map((entry) => [entry.document._id, entry]),
)
const originalId = new Map(documents.map(({ document, translationOf }) => [document._id, translationOf]))

/** A number that a language says with a word, or writes another way; each is known by some of the translation's words. */
const ownNumbers: string[] = []

describe.each(locales.map(({ id }) => id).filter((id) => id !== 'en-UK'))(
  'what is written in %s',
  (locale) => {
    const pairs = documents.flatMap((translation) => {
      const original = originals.get(translation.translationOf)
      return translation.document.language === locale && original ? [{ translation, original }] : []
    })

    it('is built as the English is, and leads to the same places', () => {
      for (const { original, translation } of pairs) {
        expect(withoutWords(translation), translation.document._id).toEqual(withoutWords(original))
      }
    })

    it('has the same figures, prices, numbers and links in every text', () => {
      const differing = pairs.flatMap(({ original, translation }) => {
        const sources = new Map(placedTexts(original.document).map(({ path, text }) => [path, text]))
        return unitsOf(translation.document).flatMap(({ text, path, kind }) => {
          const source = sources.get(patchPath(path)) ?? ''
          const { lost, added } = placeholderDiff(source, text)
          if (kind === 'slug' || lost.length + added.length === 0) return []
          if (ownNumbers.some((words) => text.includes(words))) return []
          return [
            `${translation.document._id} ${patchPath(path)}: lost ${lost}, added ${added}\n  ${source}\n  ${text}`,
          ]
        })
      })
      expect(differing).toEqual([])
    })

    it('has an address of its own and of no other document', () => {
      const slugs = pairs.flatMap(({ translation: { document } }) =>
        unitsOf(document).flatMap(({ kind, text }) => (kind === 'slug' ? [`${document._type}/${text}`] : [])),
      )
      expect(new Set(slugs).size).toBe(slugs.length)
      for (const slug of slugs) expect(slug).toMatch(/^\w+\/(\/|[a-z0-9/-]+)$/)
    })
  },
)

/** What is left of a document without its words, and with what it refers to named as in English. */
function withoutWords({ document }: SeedDocument): unknown {
  const blanked = structuredClone({ ...document, _id: '', language: '' })
  for (const { path } of unitsOf(document)) blank(blanked, path)
  return withEnglishReferences(blanked)
}

function blank(document: object, path: readonly unknown[]): void {
  const [last] = path.slice(-1)
  let parent: unknown = document
  for (const part of path.slice(0, -1)) parent = memberOf(parent, part)
  const value = memberOf(parent, last)
  if (isTextBlock(value)) Object.assign(value, { children: [] })
  else if (typeof value === 'string') Reflect.set(Object(parent), String(last), '')
  else Object.assign(Object(value), { current: '' })
}

function memberOf(parent: unknown, part: unknown): unknown {
  if (Array.isArray(parent) && typeof part === 'object')
    return parent.find(({ _key }) => _key === Object(part)._key)
  return Reflect.get(Object(parent), String(part))
}

function withEnglishReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withEnglishReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '_ref' ? (originalId.get(String(inner)) ?? inner) : withEnglishReferences(inner),
    ]),
  )
}
