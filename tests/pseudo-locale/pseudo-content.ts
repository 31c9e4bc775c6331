import type { SanityClient } from '@sanity/client'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import { type ContentDocument, translatedCopy } from '../../studio/translations/documents/translated-copy.ts'
import { fromMarkup } from '../../studio/translations/units/block-markup.ts'
import { isTextBlock, type Unit, unitsOf } from '../../studio/translations/units/units.ts'
import { valueAt } from '../../studio/translations/units/write-units.ts'
import { pseudoText } from './pseudo-text.ts'

/** Table cells that are shown as icons. */
const signs = new Set(['yes', 'no'])
/** The initials shown in place of a logo have three letters in every language. */
const initials = 'ÑÖÉ'
/** Not shown on any page. */
const unseen = ['emailText', 'glossary', 'searchRules']

type PseudoContent = {
  /** A text on every page and one of every dialog, before and after. */
  markers: { before: string[]; now: string[] }
  restore(): Promise<void>
}

/** Replaces a language's documents with the pseudo-locale of English, and switches consent on. */
export async function publishPseudoContent(client: SanityClient, locale: LocaleId): Promise<PseudoContent> {
  const pairs = await originalsAndTranslations(client, locale)
  const ids = new Map(pairs.map(({ original, own }) => [original._id, own._id]))
  const documents = pairs.map(({ original, own }) => pseudoDocument(original, own, locale, ids))
  const analytics = { measurementId: 'G-PSEUDO' }
  const replaced = (all: ContentDocument[]) =>
    all.reduce((transaction, document) => transaction.createOrReplace(document), client.transaction())
  await replaced(documents)
    .patch('siteSettings', { set: { webAnalytics: analytics } })
    .commit({ visibility: 'sync' })
  return {
    markers: { before: markersOf(pairs.map(({ own }) => own)), now: markersOf(documents) },
    restore: async () => {
      await replaced(pairs.map(({ own: { _rev, _updatedAt, ...own } }) => own))
        .patch('siteSettings', { unset: ['webAnalytics'] })
        .commit({ visibility: 'sync' })
    },
  }
}

async function originalsAndTranslations(client: SanityClient, locale: LocaleId) {
  const groups = await client.fetch<{ original: ContentDocument | null; own: ContentDocument | null }[]>(
    `*[_type == "translation.metadata"]{
      "original": translations[language == $from][0].value->,
      "own": translations[language == $to][0].value->
    }`,
    { from: defaultLocale, to: locale },
    { perspective: 'published' },
  )
  return groups.flatMap(({ original, own }) =>
    original && own && !unseen.includes(own._type) ? [{ original, own }] : [],
  )
}

const uiStrings = z.object({
  _type: z.literal('uiStrings'),
  entries: z.array(z.object({ key: z.string(), value: z.string() })),
})

/** The label of the link at the start of every page, and of every dialog's button. */
function markersOf(documents: readonly ContentDocument[]): string[] {
  const entries = documents.flatMap((document) => uiStrings.safeParse(document).data?.entries ?? [])
  return ['shell.skipToContent', 'contact.close'].map((wanted) => {
    const entry = entries.find(({ key }) => key === wanted)
    if (!entry) throw new Error(`There is no message ${wanted}.`)
    return entry.value
  })
}

/** The English document in pseudo text, with the paths of its translation. */
function pseudoDocument(
  original: ContentDocument,
  { _id, slug }: ContentDocument,
  locale: LocaleId,
  translations: ReadonlyMap<string, string>,
): ContentDocument {
  const copy = translatedCopy(original, { id: _id, language: locale, translations })
  for (const unit of unitsOf(copy)) if (unit.kind !== 'slug') putPseudo(copy, unit)
  return { ...copy, _id, ...(slug ? { slug } : {}) }
}

function putPseudo(document: ContentDocument, { path, text }: Unit): void {
  const last = path.at(-1)
  if (signs.has(text)) return
  const pseudo = last === 'initials' ? initials : pseudoText(text)
  const value = valueAt(document, path)
  if (isTextBlock(value)) Object.assign(value, fromMarkup(value, pseudo))
  else Reflect.set(Object(valueAt(document, path.slice(0, -1))), String(last), pseudo)
}
