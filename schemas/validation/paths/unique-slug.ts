import { getPublishedId, type SlugIsUniqueValidator } from 'sanity'
import { apiVersion } from '../../api-version.ts'
import { defaultLocale } from '../../locales.ts'
import {
  isRoutableType,
  pathCandidates,
  type RoutableType,
  routes,
  slugPath,
  typesBelow,
} from '../../public-path.ts'

type Place = { _type: string; language: string | null; slug: string }

/** The slugs by which documents of each type would be at the same path: a page `services/x` is where the package `x` is. */
function samePath(type: RoutableType, slug: string): Place[] {
  return pathCandidates(slugPath(type, slug)).flatMap((candidate) =>
    typesBelow(candidate.prefix).map((_type) => ({ _type, language: null, slug: candidate.slug })),
  )
}

/**
 * Slugs are unique per language among documents that live in one place, so that translations may share one. Documents of two types at
 * one path hide each other in other languages too: there the English one is shown for those that are missing.
 */
export const isUniquePerLanguage: SlugIsUniqueValidator = async (slug, context) => {
  const document = context.document
  if (!document) return true
  const { _type, language = null } = document
  const places = isRoutableType(_type) ? samePath(_type, slug) : [{ _type, language: null, slug }]
  const id = getPublishedId(document._id)
  const found = await context.getClient({ apiVersion }).fetch<Place[]>(
    `*[_type in $types && slug.current in $slugs && !sanity::versionOf($id) && _id != $id && _id != "drafts." + $id]
      { _type, language, "slug": slug.current }`,
    { types: places.map((place) => place._type), slugs: places.map((place) => place.slug), id },
    { tag: 'slug-is-unique', perspective: 'raw' },
  )
  return !found.some(
    (other) =>
      places.some((place) => place._type === other._type && place.slug === other.slug) &&
      (other.language === language || hides(_type, language, other)),
  )
}

/** A package hides a page, and in languages that lack one of them it is the English one that meets the other. */
function hides(type: string, language: unknown, other: Place): boolean {
  if (!isRoutableType(type) || !isRoutableType(other._type)) return false
  if (routes[type].prefix === routes[other._type].prefix) return false
  return language === defaultLocale || other.language === defaultLocale
}
