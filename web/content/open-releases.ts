import 'server-only'
import { z } from 'zod'
import { queryLake } from './lake/query-lake.ts'

/** Scheduled drafts are releases too; their documents say when they are published. */
const openReleasesQuery = `*[_type == "system.release" && state in ["active", "scheduled"] && metadata.cardinality != "one"]
  | order(lower(metadata.title)) [0...100] {"id": name, "title": metadata.title}`

const openReleases = z.array(z.object({ id: z.string(), title: z.string().nullable() }))

/** The releases that an editor can preview, by title. Empty while the content lake doesn't respond. */
export async function getOpenReleases(): Promise<z.infer<typeof openReleases>> {
  const found = await queryLake(openReleasesQuery, { perspective: 'raw' }).catch(() => [])
  return openReleases.parse(found)
}
