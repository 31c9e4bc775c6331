import 'server-only'
import { draftMode } from 'next/headers'
import { createDataAttribute } from 'next-sanity'
import { env } from '../env.ts'

/**
 * For click-to-edit in the preview: returns the `data-sanity` attribute of a document's fields in draft mode, and
 * undefined for visitors.
 */
export async function dataAttributeOf(document: { _id: string; _type: string }) {
  if (!(await draftMode()).isEnabled) return () => undefined
  const attribute = createDataAttribute({
    baseUrl: env.STUDIO_URL,
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    id: document._id,
    type: document._type,
  })
  return (path: string) => attribute(path).toString()
}
