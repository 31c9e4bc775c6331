import {
  prerenderedPathsQuery,
  publicPathCountQuery,
  publicPathsQuery,
  routableDocumentsQuery,
} from '@tidewright/schemas/documents/public-paths.groq.ts'
import { searchedPagesQuery } from '@tidewright/schemas/documents/search/search.groq.ts'
import { webinarQuery } from '@tidewright/schemas/documents/webinar/webinar.groq.ts'
import { expect, it } from 'vitest'
import { cacheTagsOf, cacheTagsOfQuery } from '../../web/content/lake/cache-tags.ts'
import type { Webinar } from '../../web/content-types.ts'
import { WebinarRows } from '../../web/features/downloads/rows.tsx'
import { pageNodes } from '../../web/seo/page-nodes.ts'
import { WebinarView } from '../../web/views/webinar-view.tsx'
import { runQuery } from '../support/run-query.ts'
import { company } from './documents.ts'
import { problemsOf } from './problems-of.ts'
import { axeViolations, renderDocument, renderHtml } from './render.tsx'

const file = (digit: string, extension: string) => `file-${digit.repeat(40)}-${extension}`
const poster = `image-${'a'.repeat(40)}-1600x900-png`
const asset = (_ref: string) => ({ _type: 'file', asset: { _ref } })
const recordingOf = (digit: string, captionsLanguage: string) => ({
  file: asset(file(digit, 'mp4')),
  captions: asset(file(digit, 'vtt')),
  captionsLanguage,
  poster: { asset: { _ref: poster } },
})
const webinar = {
  _type: 'webinar',
  _rev: '1',
  _createdAt: '2026-11-01T00:00:00Z',
  _updatedAt: '2026-11-20T00:00:00Z',
}
const english = {
  ...webinar,
  _id: 'w',
  language: 'en-UK',
  title: 'Your first 90 days',
  description: 'What happens in each week.',
  minutes: 45,
  recordedOn: '2026-11-12',
  recording: recordingOf('1', 'en-UK'),
  slug: { current: 'first-90-days' },
  body: [
    {
      _type: 'block',
      _key: 'b',
      style: 'h2',
      children: [{ _type: 'span', _key: 's', text: 'Chapters' }],
    },
  ],
}
/** Its length and day are those of the English one, not the copies. */
const french = {
  ...webinar,
  _id: 'w-fr',
  language: 'fr',
  title: 'Vos 90 premiers jours',
  description: 'Ce qui se passe chaque semaine.',
  minutes: 1,
  recordedOn: '2020-01-01',
  captions: asset(file('2', 'vtt')),
  slug: { current: 'vos-90-premiers-jours' },
}
const links = {
  _id: 'links',
  _type: 'translation.metadata',
  translations: [english, french].map(({ _id, language }) => ({ language, value: { _ref: _id } })),
}

function run(query: string, language: string, webinars: object[]) {
  const params = { language, slug: language === 'fr' ? french.slug.current : english.slug.current, after: '' }
  return runQuery(query, [...webinars, links], params)
}

const load = (language: string, own: object): Promise<Webinar> =>
  run(webinarQuery, language, [own, language === 'fr' ? english : french])

const tracksIn = (html: string) =>
  [
    ...html.matchAll(/<track kind="captions" src="([^"]+)" srcLang="(\w+)[^"]*" label="[^"]+"( default)?/g),
  ].map(([, src = '', language, isDefault]) => [src.split('-').at(1)?.[0], language, Boolean(isDefault)])

it('shows what a webinar is about, its recording with captions, its text and where to go next', async () => {
  const html = await renderDocument(WebinarView, await load('en-UK', english), 'en-UK')
  expect(html).toMatch(/45 minutes.*<time[^>]* dateTime="2026-11-12"[^>]*>Recorded on 12 November 2026</)
  expect(html).toMatch(
    /<h1[^>]*>Your first 90 days<\/h1>.*What happens in each week\..*<video.*<h2[^>]*>Chapters</,
  )
  expect(html).toContain(`src="/api/videos/${file('1', 'mp4')}" poster="/api/images/${poster}?w=1280"`)
  expect(tracksIn(html)).toEqual([['1', 'en', true]])
  expect(html).toMatch(/href="\/contact#book-call" data-dialog="consultation".*href="\/resources#webinars"/)
  expect(await axeViolations(html)).toEqual([])
})

it('shows the English recording in a translation without its own, with the captions of its language first', async () => {
  const html = await renderDocument(WebinarView, await load('fr', french), 'fr')
  expect(html).toMatch(/45 minutes.*12 novembre 2026/)
  expect(html).toContain(`src="/api/videos/${file('1', 'mp4')}"`)
  expect(tracksIn(html)).toEqual([
    ['2', 'fr', true],
    ['1', 'en', false],
  ])
  const dubbed = await renderDocument(
    WebinarView,
    await load('fr', { ...french, ...{ recording: recordingOf('3', 'fr') } }),
    'fr',
  )
  expect(dubbed).toContain(`src="/api/videos/${file('3', 'mp4')}"`)
  expect(tracksIn(dubbed)).toEqual([['3', 'fr', true]])
})

it('has its length and day in the language of the site around an English page', async () => {
  const html = await renderDocument(WebinarView, await load('en-UK', english), 'fr', 'en-UK')
  expect(html).toMatch(/<article[^>]* lang="en-GB".*<p lang="fr"[^>]*>.*45 minutes.*12 novembre 2026.*<h1/)
})

it.each([
  ['is not published', []],
  ['has no recording', [{ ...english, recording: {} }]],
])(
  'a translation has no page while the English webinar %s, even with a video of its own',
  async (_why, rest) => {
    const own = { ...french, recording: recordingOf('3', 'fr') }
    for (const query of [
      webinarQuery,
      publicPathsQuery,
      prerenderedPathsQuery,
      searchedPagesQuery,
      routableDocumentsQuery,
    ]) {
      expect(JSON.stringify(await run(query, 'fr', [own, english]))).toContain(french.slug.current)
      expect(JSON.stringify(await run(query, 'fr', [own, ...rest]))).not.toContain(french.slug.current)
    }
    expect(await run(publicPathCountQuery, 'fr', [own, ...rest])).toEqual({ count: 0 })
  },
)

it('its page is stale once a webinar in another language changes', () => {
  const change = { _id: 'w', _type: 'webinar', language: 'en-UK', isMoved: false }
  const tags = cacheTagsOf(change)
  for (const query of [webinarQuery, publicPathsQuery, publicPathCountQuery, prerenderedPathsQuery])
    expect(cacheTagsOfQuery(query, { language: 'fr' }).some((tag) => tags.includes(tag))).toBe(true)
})

it('requires what describes a recording only while there is one', async () => {
  const recordings = [
    { captionsLanguage: 'fr' },
    { file: asset(file('1', 'mp4')) },
    { file: asset(file('1', 'pdf')) },
  ]
  const problems = recordings.map(async (recording) => {
    const paths = await problemsOf({ ...english, recording })
    return paths.flatMap((path) => /^recording\.(\w+)$/.exec(path)?.[1] ?? [])
  })
  const needed = ['captions', 'captionsLanguage', 'poster']
  expect((await Promise.all(problems)).map((fields) => fields.toSorted())).toEqual([
    [],
    needed,
    [...needed, 'file'].toSorted(),
  ])
})

it('describes the recording to search engines, and nothing while a draft has none', async () => {
  const context = { site: 'https://a.example', facts: company, locale: 'fr', areaServed: 'Europe' } as const
  const slugs = { fr: french.slug.current, 'en-UK': english.slug.current }
  const document = await load('fr', french)
  expect(pageNodes({ context, document, slugs })).toContainEqual(
    expect.objectContaining({
      '@type': 'VideoObject',
      name: 'Vos 90 premiers jours',
      description: 'Ce qui se passe chaque semaine.',
      thumbnailUrl: [`https://a.example/api/images/${poster}?w=1280`],
      uploadDate: '2026-11-12T00:00:00Z',
      duration: 'PT45M',
      inLanguage: 'en-GB',
      contentUrl: `https://a.example/api/videos/${file('1', 'mp4')}`,
      mainEntityOfPage: 'https://a.example/fr/webinaires/vos-90-premiers-jours',
    }),
  )
  const dubbed = await load('fr', { ...french, recording: recordingOf('3', 'fr') })
  expect(pageNodes({ context, document: dubbed, slugs })).toContainEqual(
    expect.objectContaining({ '@type': 'VideoObject', inLanguage: 'fr', duration: undefined }),
  )
  const types = pageNodes({ context, document: { ...document, recording: null }, slugs }).map(
    (node) => node['@type'],
  )
  expect(types).not.toContain('VideoObject')
  const mostlyEnglish = { ...context, locale: 'en-UK' } as const
  expect(pageNodes({ context: mostlyEnglish, document, slugs })).toContainEqual(
    expect.objectContaining({ mainEntityOfPage: 'https://a.example/webinars/first-90-days' }),
  )
})

it('“Watch Now” leads to the page of a recorded webinar, and is disabled for an announced one', async () => {
  const row = { id: 'a', title: 'Tools', description: '', duration: '30 minutes', revisions: {} }
  const messages = { empty: '', watchNow: 'Watch Now', comingSoon: 'Coming Soon' }
  const rows = (slug: string | null) =>
    renderHtml(
      <WebinarRows
        items={[{ ...row, slug, isTranslated: true }]}
        locale="nl"
        messages={messages as Parameters<typeof WebinarRows>[0]['messages']} // what the rows use
      />,
    )
  expect(await rows('tools')).toMatch(/<a [^>]*href="\/nl\/webinars\/tools">Watch Now<span/)
  expect(await rows('tools')).not.toMatch(/Coming Soon|disabled/)
  expect(await rows(null)).toMatch(/Coming Soon.*<button type="button" disabled=""/)
})
