import { fileHref } from '@tidewright/contracts/links.ts'
import { defaultLocale, locales } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import { queryLake } from '../_shared/deps.ts'
import { siteEndpoint } from '../_shared/endpoint.ts'

/** Documents without a position come last. */
const lastPosition = 1_000

const fields = /* groq */ `_id, _rev, title, description, shippedFile, "file": file.asset->{ "id": _id, "name": originalFilename }`
/**
 * The English documents of a type with their translations: `own` fields, and those that it has in each language beside the
 * common ones.
 */
const documentsOf = (
  type: string,
  own: string,
  inEachLanguage = '',
) => /* groq */ `*[_type == "${type}" && language == "${defaultLocale}"]{
  _createdAt, position, ${own} ${inEachLanguage} ${fields},
  "translations": *[_type == "translation.metadata" && references(^._id)][0].translations[language != "${defaultLocale}"].value->{ language, ${inEachLanguage} ${fields} }
}`
const query = /* groq */ `{
  "downloads": ${documentsOf('download', 'type, icon,')},
  "guides": ${documentsOf('industryGuide', '')},
  "webinars": ${documentsOf('webinar', 'minutes, "isRecorded": defined(recording.file.asset),', '"slug": slug.current,')}
}`

/** What the Studio checks, as the database requires it: no document may keep the others from being written. */
const line = (max: number) =>
  z.string().transform((text) => text.replaceAll('\0', '').slice(0, max).toWellFormed())
const texts = {
  _id: z.string(),
  _rev: z.string(),
  title: line(100).refine((title) => title !== ''),
  description: line(1_000).catch(''),
  shippedFile: z.string().startsWith('/').nullable().catch(null),
  file: z
    .object({ id: z.string(), name: line(200).nullable() })
    .nullable()
    .catch(null),
  slug: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/)
    .nullish()
    .catch(null),
}
const translation = z.object({ ...texts, language: z.enum(locales.map(({ id }) => id)) })
const document = z.object({
  ...texts,
  _createdAt: z.iso.datetime({ offset: true }),
  position: z.int().positive().max(lastPosition).catch(lastPosition),
  type: line(50)
    .refine((type) => type !== '')
    .catch('guide'),
  icon: z.enum(['Calculator', 'BookOpen', 'FileText', 'Video']).catch('FileText'),
  minutes: z.number().catch(1),
  isRecorded: z.boolean().catch(false),
  translations: z.array(translation.nullable().catch(null)).nullable().catch(null),
})
const list = z.array(document.nullable().catch(null)).transform((all) => all.filter((each) => each !== null))
const documents = z.object({ downloads: list, guides: list, webinars: list })
type Document = z.infer<typeof document>

/**
 * Writes the published downloads, industry guides and webinars to the tables that the site reads. The site's server calls
 * it after each change of one, and again until it succeeds: 503 if the content lake or the database doesn't respond.
 */
export const handler = siteEndpoint(z.object({}), async (_body, { database, contentLake, fetch }) => {
  if (!contentLake) return { error: null } // an operator writes the rows
  const start = await database.rpc('start_downloads_sync')
  if (start.error) return logged(start)
  const parsed = documents.safeParse(await queryLake(contentLake, fetch, { query }).catch(() => null))
  if (!parsed.success) return { error: 'The content lake did not return the documents.' }
  const { downloads, guides, webinars } = parsed.data
  return logged(
    await database.rpc('sync_downloads', {
      start: start.data,
      resources: downloads.map((each) => ({
        ...rowOf(each, 'title', 'description'),
        resource_type: each.type,
        icon_name: each.icon,
      })),
      guides: guides.map((each) => rowOf(each, 'industry_name', 'processes_description')),
      webinars: webinars.map((each) => ({
        ...rowOf(each, 'title', 'description'),
        duration: `${each.minutes} minutes`,
      })),
    }),
  )
})

/** The rows contain nothing personal, and all lists stay as they are until the error is mended. */
function logged<Reply extends { error: { code: string; message: string } | null }>(reply: Reply): Reply {
  if (reply.error) console.error(`Downloads were not written: ${reply.error.code} ${reply.error.message}`)
  return reply
}

type Texts = z.infer<z.ZodObject<typeof texts>>

/**
 * The row of a document in a table whose columns for title and description have these names. The slugs of a recorded
 * webinar are in `translations`, the English one, too.
 */
function rowOf(each: Document, title: string, description: string) {
  const page = each.isRecorded ? each.slug : null
  const textsOf = (from: Texts) => ({ [title]: from.title, [description]: from.description })
  const translations = (each.translations ?? []).filter((translation) => translation !== null)
  return {
    document_id: each._id,
    created_at: each._createdAt,
    list_position: each.position,
    ...textsOf(each),
    file_url: fileOf(each),
    translations: Object.fromEntries([
      ...(page ? [[defaultLocale, { slug: page }]] : []),
      ...translations.map((from) => {
        const file = fileOf(from)
        const slug = page && from.slug
        return [from.language, { ...textsOf(from), ...(file && { file_url: file }), ...(slug && { slug }) }]
      }),
    ]),
    revisions: Object.fromEntries([each, ...translations].map(({ _id, _rev }) => [_id, _rev])),
  }
}

function fileOf({ file, shippedFile }: Texts): string | null {
  return file ? fileHref({ id: file.id, name: file.name ?? '' }) : shippedFile
}
