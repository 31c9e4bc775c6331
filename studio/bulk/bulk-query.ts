import { locales } from '@tidewright/contracts/locales.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'

export type Filter = {
  state: 'draft' | 'published'
  language: string
  author: string
  days: string
  /** The beginnings of words of the title. */
  words: string
}

/** How many documents the list shows. */
const shown = 50

export const states = { draft: 'Drafts', published: 'Published' }
export const languages = {
  '': 'All languages',
  ...Object.fromEntries(locales.map(({ id, name }) => [id, name])),
}
export const periods = {
  '': 'Edited at any time',
  '1': 'Since yesterday',
  '7': 'In the last 7 days',
  '30': 'In the last 30 days',
}

const published = '!(_id in path("drafts.**") || _id in path("versions.**"))'
const title = 'coalesce(title, name, question, heading, subject, company, from)'
const matching = `*[_type in $types && ($isDraft && _id in path("drafts.**") || !$isDraft && ${published}) &&
      ($language == "" || language == $language) && ($author == "" || author->name == $author) &&
      (!defined($since) || _updatedAt > $since) && (!defined($words) || ${title} match $words)]`

/** The documents that match a filter, the latest first, and the names of all authors: `{ documents, total, authors }`. */
export const bulkQuery = {
  fetch: `{
    "documents": ${matching} | order(_updatedAt desc)[0...${shown}]{
        _id, _type, _updatedAt, language, slug, "title": ${title},
        "id": select($isDraft => array::join(string::split(_id, ".")[1..-1], "."), _id),
        "published": select($isDraft => *[_id == array::join(string::split(^._id, ".")[1..-1], ".")][0]{ _id, _type, language, slug }, null)
      },
    "total": count(${matching}),
    "authors": array::unique(*[_type == "teamMember" && defined(name) && ${published}] | order(name).name)
  }`,
  listen: '*[_type in $types]',
  tag: 'bulk',
  throttleMs: 1_000,
}

export function paramsOf({ state, language, author, days, words }: Filter, now: Date) {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(days))
  const since = days === '' ? null : midnight.toISOString()
  return {
    types: [...translatedTypes, 'siteSettings', 'redirect'],
    isDraft: state === 'draft',
    language,
    author,
    since,
    words:
      words.trim() === ''
        ? null
        : words
            .trim()
            .split(/\s+/)
            .map((word) => `${word}*`),
  }
}
