import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import {
  isRoutableType,
  pathCandidates,
  type RoutableType,
  routes,
  slugPath,
  typesBelow,
} from '@tidewright/contracts/public-path.ts'
import { getPublishedId, getVersionFromId, type SlugIsUniqueValidator } from 'sanity'

type SluggedDocument = { _type: string; language: string | null; slug: string }
type Found = SluggedDocument & { _id: string }

/**
 * The slugs with which documents of each type would have the same path: a page `services/x` has that of the package
 * `x`.
 */
function samePath(type: RoutableType, language: string, slug: string): SluggedDocument[] {
  return pathCandidates(language, slugPath(type, language, slug)).flatMap((candidate) =>
    typesBelow(candidate.prefix).map((_type) => ({ _type, language: null, slug: candidate.slug })),
  )
}

/**
 * Requires slugs to be unique per language among documents with the same prefix, so that translations can share one.
 * Documents of two types with the same path hide each other in other languages too, where the English one is shown if a
 * translation is missing. A document that the same release replaces or unpublishes has given up its slug.
 */
export const isUniquePerLanguage: SlugIsUniqueValidator = async (slug, context) => {
  const document = context.document
  if (!document) return true
  const { _type, language = null } = document
  const candidates = isRoutableType(_type)
    ? samePath(_type, typeof language === 'string' ? language : defaultLocale, slug)
    : [{ _type, language: null, slug }]
  const id = getPublishedId(document._id)
  const versions = `versions.${getVersionFromId(document._id) ?? ''}.`
  const { found, inRelease } = await context.getClient({ apiVersion }).fetch<{
    found: Found[]
    inRelease: string[]
  }>(
    `{
      "found": *[_type in $types && slug.current in $slugs && !sanity::versionOf($id) && _id != $id && _id != "drafts." + $id]
        { _id, _type, language, "slug": slug.current },
      "inRelease": *[_id in path($versions)]._id
    }`,
    {
      types: candidates.map((candidate) => candidate._type),
      slugs: candidates.map((candidate) => candidate.slug),
      id,
      versions: `${versions}**`,
    },
    { tag: 'slug-is-unique', perspective: 'raw' },
  )
  const isReplaced = (other: Found) =>
    !other._id.startsWith(versions) && inRelease.includes(versions + getPublishedId(other._id))
  return !found.some(
    (other) =>
      !isReplaced(other) &&
      candidates.some((candidate) => candidate._type === other._type && candidate.slug === other.slug) &&
      (other.language === language || hides(_type, language, other)),
  )
}

/** A package hides a page. If a language lacks one of them, the English one is shown and conflicts with the other. */
function hides(type: string, language: unknown, other: SluggedDocument): boolean {
  if (!isRoutableType(type) || !isRoutableType(other._type)) return false
  if (routes[type].prefix === routes[other._type].prefix) return false
  return language === defaultLocale || other.language === defaultLocale
}
