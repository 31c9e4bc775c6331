import type { SlugIsUniqueValidator } from 'sanity'

/** Slugs are unique per type and language, so that translations may share one. */
export const isUniquePerLanguage: SlugIsUniqueValidator = async (slug, context) => {
  const document = context.document
  if (!document) return true
  const id = document._id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
  const taken = await context.getClient({ apiVersion: '2026-01-01' }).fetch<boolean>(
    `defined(*[_type == $type && language == $language && slug.current == $slug
      && !sanity::versionOf($id) && _id != $id && _id != "drafts." + $id][0]._id)`,
    { type: document._type, language: document.language ?? null, slug, id },
    { tag: 'slug-is-unique', perspective: 'raw' },
  )
  return !taken
}
