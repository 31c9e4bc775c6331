import { defaultLocale, locales } from '@tidewright/contracts/locales.ts'
import { homeSlug } from '@tidewright/contracts/protected-documents.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'

/** A document as the start screen lists it. */
export type Listed = {
  _id: string
  _type: string
  _rev: string
  _updatedAt: string
  language: string | null
  slug: { current?: string } | null
  title: string | null
}

export type Overview = {
  published: Listed[]
  drafts: Listed[]
  draftCount: number
  editedThisWeek: number
  /** The languages that have a home page. */
  homes: (string | null)[]
}

const types = [...translatedTypes, 'siteSettings', 'redirect']

const fields = `_id, _type, _rev, _updatedAt, language, slug,
  "title": coalesce(title, name, question, heading, subject, company, from)`

/** How many documents each list shows. */
const shown = 6

/** All documents, or those of a translator's languages. */
const mine = '_type in $types && (!defined($languages) || language in $languages)'

/**
 * Drafts, without those that a scheduled draft publishes as they are: these are listed as scheduled. One that was edited
 * since is still a draft.
 */
const drafts = `${mine} && _id in path("drafts.**") && count(*[_type == "system.release" && metadata.cardinality == "one" &&
      state in ["scheduling", "scheduled"] && defined(*[_updatedAt >= ^.^._updatedAt &&
        _id == "versions." + ^.name + "." + array::join(string::split(^.^._id, ".")[1..-1], ".")][0]._id)]) == 0`

export const overviewQuery = {
  fetch: `{
    "published": *[${mine} && !(_id in path("drafts.**") || _id in path("versions.**"))] | order(_updatedAt desc)[0...${shown}]{ ${fields} },
    "drafts": *[${drafts}] | order(_updatedAt desc)[0...${shown}]{ ${fields} },
    "draftCount": count(*[${drafts}]),
    "editedThisWeek": count(*[${mine} && !(_id in path("versions.**")) && dateTime(_updatedAt) > dateTime(now()) - 604800]),
    "homes": *[_type == "page" && slug.current == "${homeSlug}" && !(_id in path("drafts.**") || _id in path("versions.**"))].language
  }`,
  listen: '*[_type in $types || _type == "system.release"]',
  tag: 'start',
  params: { types },
}

/**
 * The home pages that a program deleted, unpublished or moved; the Studio lets nobody do that. Their ids are those of
 * the starter content.
 */
export function missingHomes({ homes }: Pick<Overview, 'homes'>): { id: string; language: string }[] {
  return locales
    .filter(({ id }) => !homes.includes(id))
    .map(({ id, name }) => ({ id: id === defaultLocale ? 'page-home' : `page-home-${id}`, language: name }))
}

/** A relative time such as `3 minutes ago` or `yesterday`. */
export function ago(moment: string, now: Date): string {
  const minutes = Math.round((new Date(moment).getTime() - now.getTime()) / 60_000)
  const format = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
  if (minutes > -1) return 'just now'
  if (minutes > -60) return format.format(minutes, 'minute')
  if (minutes > -24 * 60) return format.format(Math.round(minutes / 60), 'hour')
  return format.format(Math.round(minutes / 60 / 24), 'day')
}
