import { isLocaleId, locales } from '@tidewright/contracts/locales.ts'
import { describe, expect, it } from 'vitest'
import { memoryPairs } from '../../studio/translations/memory/memory-pairs.ts'
import { TranslationMemory } from '../../studio/translations/memory/translation-memory.ts'
import { sideBySide } from '../../studio/translations/side-by-side-rows.ts'
import { compileSeed } from './documents.ts'
import { compileGlossaries } from './glossaries.ts'
import { dismissedFindings, sameAsEnglish } from './translations.ts'

const documents = compileSeed().map(({ document, translationOf }) => ({ document, translationOf }))
const byId = new Map(documents.map(({ document }) => [document._id, document]))
const dismissed = dismissedFindings()
const same = new Map(
  documents.map(({ document, translationOf }) => {
    const source = byId.get(translationOf)
    return [document._id, source && source !== document ? sameAsEnglish(document, source) : []]
  }),
)

/** All findings of the translation checks in the starter content of a language, including dismissed ones. */
function findingsIn(locale: string) {
  if (!isLocaleId(locale)) throw new Error(`${locale} isn't a language of the site.`)
  const terms = compileGlossaries().find(({ document }) => document.language === locale)?.document.terms
  const pairs = documents.flatMap(({ document, translationOf }) => {
    const source = byId.get(translationOf)
    return document.language === locale && source && source !== document
      ? [{ source, translation: document }]
      : []
  })
  const memory = new TranslationMemory(
    pairs.flatMap(({ source, translation }) => memoryPairs(source, translation)),
  )
  return pairs.flatMap(({ source, translation }) => {
    const options = { source, translation, record: null, locale, memory }
    return sideBySide({ ...options, ...(Array.isArray(terms) ? { terms } : {}) }).rows.flatMap((row) =>
      row.findings.map(({ check, reason }) => ({
        id: translation._id,
        finding: `${row.path} ${check}`,
        details: `${reason}\n  ${row.unit.text}\n  ${row.target}`,
      })),
    )
  })
}

describe.each(locales.map(({ id }) => id).filter((id) => id !== 'en-UK'))(
  'the starter content in %s',
  (locale) => {
    const found = findingsIn(locale)

    it('has no translation finding that isn’t fixed or listed as correct', () => {
      const open = found.filter(
        ({ id, finding }) => !dismissed.get(id)?.includes(finding) && !same.get(id)?.includes(finding),
      )
      expect(open.map(({ id, finding, details }) => `${id} ${finding}: ${details}`)).toEqual([])
    })

    it('has no entry in dismissed.yaml without a finding', () => {
      const known = new Set(found.map(({ id, finding }) => `${id} ${finding}`))
      const stale = [...dismissed].flatMap(([id, findings]) =>
        byId.get(id)?.language === locale
          ? findings.map((finding) => `${id} ${finding}`).filter((finding) => !known.has(finding))
          : [],
      )
      expect(stale).toEqual([])
    })
  },
)

it('has no entry in dismissed.yaml for an unknown translation', () => {
  expect([...dismissed.keys()].filter((id) => !byId.has(id))).toEqual([])
})
