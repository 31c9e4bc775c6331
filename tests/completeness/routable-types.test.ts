import {
  listTypes,
  pathCandidates,
  routableTypes,
  routes,
  slugPath,
  typesBelow,
} from '@tidewright/contracts/public-path.ts'
import {
  pageNamesQuery,
  prerenderedPathsQuery,
  publicPathCountQuery,
  publicPathsQuery,
} from '@tidewright/schemas/documents/public-paths.groq.ts'
import { queryDependencies } from '@tidewright/schemas/query-dependencies/query-dependencies.gen.ts'
import { checkPageSlug } from '@tidewright/schemas/validation/paths/page-slug.ts'
import { expect, it } from 'vitest'
import { documentParams } from '../../studio/presentation/main-documents.ts'
import { runQuery } from '../support/run-query.ts'

const slug = 'a-slug'
const language = 'en-UK'

/** The result of the site's queries with a single published document in the content lake. */
function run(query: string, _type: string, seo: object = {}): Promise<unknown> {
  const document = {
    _id: 'a',
    _type,
    language,
    title: 'Title',
    summary: 'Summary',
    slug: { current: slug },
    // Without one, a webinar has no page.
    recording: { file: { asset: { _ref: 'file-a-mp4' } } },
    seo,
  }
  // Without one, a category isn't in the sitemap.
  const article = {
    _id: 'b',
    _type: 'insight',
    language: 'fr',
    slug: { current: 'b' },
    category: { _ref: 'a' },
  }
  const params = { language, languages: [language], slug, slugs: [slug], after: '', start: 0, end: 1 }
  return runQuery(query, [document, article], params)
}

const bySlug = [...queryDependencies.keys()].filter((query) => query.includes('slug.current == $slug'))
const generate = 'schemas/documents/public-paths.groq.ts: run npm run generate.'

it.each(routableTypes)(
  'the routable type %s is complete (docs/extending.md, “A type of document with pages”)',
  async (type) => {
    const entry = { _type: type, slug }
    const path = slugPath(type, language, slug)
    const { prefix, ownsPrefix, prerender } = routes[type]
    const documents = await Promise.all(bySlug.map((query) => run(query, type)))
    const inStudio = documentParams(path)

    expect(pathCandidates(language, path)).toContainEqual({ prefix, slug })
    expect(typesBelow(prefix)).toContain(type)
    expect(
      `${inStudio.wide},${inStudio.narrow}`.split(','),
      `The Studio's preview does not open documents of the type ${type}.`,
    ).toContain(type)
    expect(
      documents,
      `No query finds a document of the type ${type} by $language and $slug: write it as schemas/documents/<name>/<name>.groq.ts, then npm run generate.`,
    ).toContainEqual(expect.objectContaining({ ...entry, _id: 'a', breadcrumb: expect.any(String) }))
    expect(await run(publicPathsQuery, type), `${type} is not in the sitemap of ${generate}`).toEqual([
      expect.objectContaining({ ...entry, noindex: false }),
    ])
    expect(await run(publicPathCountQuery, type), `${type} is not in the sitemap of ${generate}`).toEqual({
      count: 1,
    })
    expect(await run(prerenderedPathsQuery, type), `${type} is not prerendered by ${generate}`).toMatchObject(
      {
        [prerender]: [entry],
      },
    )
    expect(await run(pageNamesQuery, type), `The breadcrumbs do not fit ${type} in ${generate}`).toEqual(
      ownsPrefix && !listTypes.includes(type) ? [] : [expect.objectContaining(entry)],
    )
    expect(checkPageSlug(path.slice(1)) === true, `checkPageSlug does not match ownsPrefix of ${type}.`).toBe(
      !ownsPrefix,
    )
  },
)

it.each([{ noindex: true }, { canonical: 'https://journal.example/first' }])(
  'a page with %j is not in the sitemap',
  async (seo) => {
    expect(await run(publicPathsQuery, 'page', seo)).toEqual([expect.objectContaining({ noindex: true })])
    expect(await run(publicPathCountQuery, 'page', seo)).toEqual({ count: 0 })
  },
)
