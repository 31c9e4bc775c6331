import { getPublishedId, type SlugIsUniqueValidator } from 'sanity'
import { apiVersion } from '../api-version.ts'

/** Pages and legal pages share their addresses. */
const sharing = ['page', 'legalPage']

/** Slugs are unique per language among documents that live in one place, so that translations may share one. */
export const isUniquePerLanguage: SlugIsUniqueValidator = async (slug, context) => {
  const document = context.document
  if (!document) return true
  const id = getPublishedId(document._id)
  const taken = await context.getClient({ apiVersion }).fetch<boolean>(
    `defined(*[_type in $types && language == $language && slug.current == $slug
      && !sanity::versionOf($id) && _id != $id && _id != "drafts." + $id][0]._id)`,
    {
      types: sharing.includes(document._type) ? sharing : [document._type],
      language: document.language ?? null,
      slug,
      id,
    },
    { tag: 'slug-is-unique', perspective: 'raw' },
  )
  return !taken
}
