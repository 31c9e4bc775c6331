import { locales } from '@tidewright/contracts/locales.ts'
import { describe, expect, it } from 'vitest'
import { placeholderDiff } from '../../studio/translations/checks/placeholder-diff.ts'
import { patchPath, textsOf } from '../../studio/translations/documents/source-record.ts'
import { isTextBlock, unitsOf } from '../../studio/translations/units/units.ts'
import type { SeedDocument } from './document.ts'
import { compileSeed } from './documents.ts'

const documents = compileSeed().filter(({ document }) => document._type !== 'uiStrings')
const originals = new Map(
  documents
    .filter(({ document }) => document.language === 'en-UK')
    .map((entry) => [entry.document._id, entry]),
)
const originalId = new Map(documents.map(({ document, translationOf }) => [document._id, translationOf]))

/** Texts in which a language writes a number differently, for example as a word; identified by some of their words. */
const ownNumbers = ['Du lundi au vendredi, de 9\u{a0}h à 17\u{a0}h\u{a0}30']

describe.each(locales.map(({ id }) => id).filter((id) => id !== 'en-UK'))(
  'the starter content in %s',
  (locale) => {
    const pairs = documents.flatMap((translation) => {
      const original = originals.get(translation.translationOf)
      return translation.document.language === locale && original ? [{ translation, original }] : []
    })

    it('has every document that English has', () => {
      const translated = new Set(pairs.map(({ original }) => original.document._id))
      const missing = [...originals.values()].filter(({ document }) => !translated.has(document._id))
      // Synonyms belong to a language.
      expect(missing.map(({ document }) => document._id)).toEqual(['search-rules-en-UK'])
    })

    it('has the same structure and references as in English', () => {
      for (const { original, translation } of pairs) {
        expect(structureOf(translation), translation.document._id).toEqual(structureOf(original))
      }
    })

    it('has the same figures, prices, numbers and links in every text', () => {
      const differing = pairs.flatMap(({ original, translation }) => {
        const sources = new Map(textsOf(original.document).map(({ path, text }) => [path, text]))
        return unitsOf(translation.document).flatMap(({ text, path, kind }) => {
          const source = sources.get(patchPath(path)) ?? ''
          const { missing, added } = placeholderDiff(source, text)
          if (kind === 'slug' || missing.length + added.length === 0) return []
          if (ownNumbers.some((words) => text.includes(words))) return []
          return [
            `${translation.document._id} ${patchPath(path)}: missing ${missing}, added ${added}\n  ${source}\n  ${text}`,
          ]
        })
      })
      expect(differing).toEqual([])
    })

    it('has valid and unique slugs', () => {
      const slugs = pairs.flatMap(({ translation: { document } }) =>
        unitsOf(document).flatMap(({ kind, text }) => (kind === 'slug' ? [`${document._type}/${text}`] : [])),
      )
      expect(new Set(slugs).size).toBe(slugs.length)
      for (const slug of slugs) expect(slug).toMatch(/^\w+\/(\/|[a-z0-9/-]+)$/)
    })
  },
)

/** A document with blank texts, its own file and references to English documents, for comparing structure. */
function structureOf({ document }: SeedDocument): unknown {
  const blanked = structuredClone({ ...document, _id: '', language: '' })
  for (const { path } of unitsOf(document)) blank(blanked, path)
  if ('shippedFile' in blanked) blanked.shippedFile = ''
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
