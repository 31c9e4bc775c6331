import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { homeSlug, isHomePage } from '@tidewright/contracts/protected-documents.ts'
import { type CustomValidator, getPublishedId, type SlugValue } from 'sanity'

/** Requires the home page of a language to keep its URL: without it, the language has no front page. */
export const keepsHomeSlug: CustomValidator<SlugValue | undefined> = async (
  slug,
  { document, getClient },
) => {
  if (document?._type !== 'page' || slug?.current === homeSlug) return true
  const published = await getClient({ apiVersion }).fetch<{ _type: string; slug?: SlugValue } | null>(
    '*[_id == $id][0]{ _type, slug }',
    { id: getPublishedId(document._id) },
    { tag: 'home-slug', perspective: 'raw' },
  )
  return !published || !isHomePage(published) || 'The home page keeps the URL “/”.'
}
