import 'server-only'
import { z } from 'zod'
import { queryLake } from './lake/query-lake.ts'

const openReleasesQuery = `*[_type == "system.release" && state in ["active", "scheduled"]]
  | order(lower(metadata.title)) [0...100] {
    "id": name,
    "title": metadata.title,
    "isScheduledDraft": metadata.cardinality == "one"
  }`

const openReleases = z.array(
  z.object({
    id: z.string(),
    title: z.string().nullable(),
    isScheduledDraft: z.boolean().nullable().transform(Boolean),
  }),
)

/** The releases that an editor can preview, by title. Empty if the content lake doesn't respond as expected. */
export async function getOpenReleases(): Promise<z.infer<typeof openReleases>> {
  const found = await queryLake(openReleasesQuery, { perspective: 'raw' }).catch(() => [])
  return openReleases.catch([]).parse(found)
}
