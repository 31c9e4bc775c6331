import { fileHref } from '@tidewright/contracts/link-href.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import { queryLake } from '../_shared/query-lake.ts'
import { siteEndpoint } from '../_shared/site-endpoint.ts'

const fields = /* groq */ `_id, _rev, title, description, shippedFile, "file": file.asset->{ "id": _id, "name": originalFilename }`
/** The English documents of a type with their translations. */
const documentsOf = (
  type: string,
  own: string,
) => /* groq */ `*[_type == "${type}" && language == "${defaultLocale}"]{
  _createdAt, position, ${own} ${fields},
  "translations": *[_type == "translation.metadata" && references(^._id)][0].translations[language != "${defaultLocale}"].value->{ language, ${fields} }
}`
const query = /* groq */ `{
  "downloads": ${documentsOf('download', 'type, icon,')},
  "guides": ${documentsOf('industryGuide', '')},
  "webinars": ${documentsOf('webinar', 'minutes,')}
}`

const texts = {
  _id: z.string(),
  _rev: z.string(),
  title: z.string().min(1),
  description: z.string().nullish(),
  shippedFile: z.string().nullish(),
  file: z.object({ id: z.string(), name: z.string().nullable() }).nullish(),
}
const document = z.object({
  ...texts,
  _createdAt: z.string(),
  position: z.number().nullish(),
  type: z.string().nullish(),
  icon: z.string().nullish(),
  minutes: z.number().nullish(),
  // Null: a translation that isn't published.
  translations: z
    .array(
      z
        .object({ ...texts, language: z.string() })
        .nullable()
        .catch(null),
    )
    .nullish(),
})
const documents = z.object({
  downloads: z.array(document),
  guides: z.array(document),
  webinars: z.array(document),
})
type Document = z.infer<typeof document>

/** Rows without a number come last. */
const lastPosition = 1_000

/**
 * Writes the published downloads, industry guides and webinars to the tables that the site reads. The site's server calls
 * it after each change of one, and again until it succeeds: 503 if the content lake or the database doesn't respond.
 */
export const handler = siteEndpoint(z.object({}), async (_body, { database, contentLake, fetch }) => {
  if (!contentLake) return { error: 'No content lake is set.' }
  const readAt = new Date().toISOString()
  const parsed = documents.safeParse(await queryLake(contentLake, fetch, { query }).catch(() => null))
  if (!parsed.success) return { error: 'The content lake did not return the documents.' }
  const { downloads, guides, webinars } = parsed.data
  return database.rpc('sync_downloads', {
    read_at: readAt,
    resources: downloads.map((each) => ({
      ...rowOf(each, 'title', 'description'),
      resource_type: each.type ?? 'guide',
      icon_name: each.icon ?? 'FileText',
    })),
    guides: guides.map((each) => rowOf(each, 'industry_name', 'processes_description')),
    webinars: webinars.map((each) => ({
      ...rowOf(each, 'title', 'description'),
      duration: `${each.minutes ?? 1} minutes`,
    })),
  })
})

type Texts = z.infer<z.ZodObject<typeof texts>>

/** The row of a document in a table whose columns for title and description have these names. */
function rowOf(each: Document, title: string, description: string) {
  const textsOf = (from: Texts) => ({ [title]: from.title, [description]: from.description ?? '' })
  const translations = (each.translations ?? []).filter((translation) => translation !== null)
  return {
    document_id: each._id,
    created_at: each._createdAt,
    list_position: each.position ?? lastPosition,
    ...textsOf(each),
    file_url: fileOf(each),
    translations: Object.fromEntries(
      translations.map((from) => {
        const file = fileOf(from)
        return [from.language, { ...textsOf(from), ...(file && { file_url: file }) }]
      }),
    ),
    revisions: Object.fromEntries([each, ...translations].map(({ _id, _rev }) => [_id, _rev])),
  }
}

function fileOf({ file, shippedFile }: Texts): string | null {
  return file ? fileHref({ id: file.id, name: file.name ?? '' }) : (shippedFile ?? null)
}
