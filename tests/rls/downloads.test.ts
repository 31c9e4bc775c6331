import { beforeEach, describe, expect, test } from 'vitest'
import { callAsSite } from '../support/backend/backend-calls.ts'
import { drivers, newClientIp, testBackend } from '../support/backend/backend-drivers.ts'
import { keys } from '../support/backend/backend-options.ts'
import { published, studioLake } from '../support/backend/studio-session.ts'

const document = {
  _id: 'download-guide',
  _rev: 'rev-1',
  _createdAt: '2026-11-01T09:00:00Z',
  title: 'Starter guide',
  description: 'Eight chapters.',
  shippedFile: '/downloads/guide.pdf',
  type: 'guide',
  icon: 'BookOpen',
}
const inFrench = {
  _id: 'download-guide-fr',
  _rev: 'rev-2',
  language: 'fr',
  title: 'Guide',
  description: 'Huit chapitres.',
  shippedFile: '/downloads/fr/guide.pdf',
}

describe.each(drivers)('Downloads on $name', ({ open }) => {
  const on = testBackend(open, { contentLake: studioLake })
  beforeEach(async () => {
    published.isDown = false
    await on.sql('truncate public.downloadable_resources, public.industry_guides, public.webinars')
  })

  const publish = (downloads: object[], rest = {}) => {
    published.downloads = { downloads, guides: [], webinars: [], ...rest }
  }
  const sync = (headers?: Record<string, string>) => callAsSite(on, 'sync-downloads', {}, headers)
  const listed = async (table = 'downloadable_resources') =>
    (
      await on
        .client(keys.publishable, newClientIp())
        .from(table)
        .select()
        .order('list_position')
        .order('created_at')
    ).data

  test('a document becomes a row with its translations and the file of each language', async () => {
    const uploaded = {
      _id: 'download-guide-it',
      _rev: 'rev-3',
      language: 'it',
      title: 'Guida',
      description: null,
      file: { id: 'file-abc-pdf', name: 'la guida.pdf' },
    }
    publish([{ ...document, translations: [inFrench, uploaded, null, { language: 'es', title: null }] }])
    expect(await sync()).toEqual({ status: 200, body: { success: true } })
    expect(await listed()).toMatchObject([
      {
        title: 'Starter guide',
        description: 'Eight chapters.',
        resource_type: 'guide',
        icon_name: 'BookOpen',
        file_url: '/downloads/guide.pdf',
        list_position: 1000,
        revisions: { 'download-guide': 'rev-1', 'download-guide-fr': 'rev-2', 'download-guide-it': 'rev-3' },
        translations: {
          fr: { title: 'Guide', description: 'Huit chapitres.', file_url: '/downloads/fr/guide.pdf' },
          it: { title: 'Guida', description: '', file_url: '/api/files/file-abc-pdf/la%20guida.pdf' },
        },
      },
    ])
  })

  test('guides and webinars become rows of their tables', async () => {
    const { icon: _icon, type: _type, ...guide } = document
    const translations = [inFrench]
    publish([], { guides: [{ ...guide, translations }], webinars: [{ ...guide, minutes: 45, position: 2 }] })
    await sync()
    expect(await listed('industry_guides')).toMatchObject([
      {
        industry_name: 'Starter guide',
        processes_description: 'Eight chapters.',
        translations: { fr: { industry_name: 'Guide', processes_description: 'Huit chapitres.' } },
      },
    ])
    expect(await listed('webinars')).toMatchObject([
      { title: 'Starter guide', duration: '45 minutes', list_position: 2 },
    ])
  })

  test('the row of a recorded webinar has the slugs of its page in each language', async () => {
    const { icon: _icon, type: _type, ...guide } = document
    const webinar = { ...guide, minutes: 45, slug: 'first-90-days', isRecorded: true }
    const translations = [
      { ...inFrench, slug: 'vos-90-premiers-jours' },
      { ...inFrench, _id: 'download-guide-it', language: 'it', slug: 'Not/A slug' },
    ]
    const slugs = async () =>
      (await listed('webinars'))?.map((row) =>
        ['en-UK', 'fr', 'it', 'es'].map((locale) => row.translations[locale]?.slug),
      )
    publish([], { webinars: [{ ...webinar, translations }] })
    await sync()
    expect(await slugs()).toEqual([['first-90-days', 'vos-90-premiers-jours', undefined, undefined]])
    expect(await listed('webinars')).toMatchObject([{ is_available: true, title: 'Starter guide' }])
    // A French page published too early is not linked, and one whose recording was taken away no longer.
    publish([], { webinars: [{ ...webinar, isRecorded: false, translations }] })
    await sync()
    expect(await slugs()).toEqual([[undefined, undefined, undefined, undefined]])
  })

  test('a changed document changes its row, which keeps its count; a deleted one hides it until it is back', async () => {
    publish([document])
    await sync()
    await on.sql('update public.downloadable_resources set download_count = 7')
    const [before] = (await listed()) ?? []
    publish([{ ...document, title: 'New title', position: 3 }])
    await sync()
    expect(await listed()).toEqual([{ ...before, title: 'New title', list_position: 3 }])
    publish([])
    await sync()
    expect(await listed()).toEqual([])
    publish([document])
    await sync()
    expect(await listed()).toEqual([before])
  })

  test('a row without a document belongs to the document with its title, or stays', async () => {
    await on.sql(`insert into public.downloadable_resources (title, description, resource_type, download_count)
      values ('Starter guide', 'As it was.', 'guide', 9), ('Of an operator', '', 'guide', 0)`)
    publish([document])
    await sync()
    await sync()
    expect(new Set(await listed())).toEqual(
      new Set([
        expect.objectContaining({
          document_id: document._id,
          description: 'Eight chapters.',
          download_count: 9,
        }),
        expect.objectContaining({ document_id: null, title: 'Of an operator' }),
      ]),
    )
  })

  test('of two rows with the title of a document, the oldest becomes its row', async () => {
    await on.sql(
      `insert into public.webinars (title, description, duration, is_available, created_at) values
      ('Starter guide', 'New', '', true, '2026-02-01'), ('Starter guide', 'Old', '', true, '2026-01-01')`.replaceAll(
        "''",
        "'1 hour'",
      ),
    )
    publish([], { webinars: [{ ...document, minutes: 45 }] })
    expect((await sync()).status).toBe(200)
    const found = await listed('webinars')
    expect(found).toHaveLength(2)
    expect(found).toContainEqual(expect.objectContaining({ document_id: null, description: 'New' }))
  })

  test('a sync that was started earlier does not overwrite a later one', async () => {
    const { data: start } = await on.client(keys.secret).rpc('start_downloads_sync')
    publish([document])
    await sync()
    await on
      .client(keys.secret)
      .rpc('sync_downloads', { start, resources: [], guides: [], webinars: [] })
      .throwOnError()
    expect(await listed()).toHaveLength(1)
  })

  test('a document that the database would reject is cut or left out, and the others are written', async () => {
    const odd = {
      ...document,
      _id: 'download-odd',
      title: `Odd\0${'x'.repeat(300)}`,
      description: 'y'.repeat(2_000),
      icon: 'Rocket',
      position: 1.5,
      shippedFile: 'javascript:alert(1)',
    }
    const others = [
      { ...document, _id: 'download-empty', title: '' },
      { ...document, _id: 'download-dateless', _createdAt: 'yesterday' },
      {
        ...document,
        type: '\0',
        file: { id: 'file-1-pdf', name: 'a\ud83d.pdf' },
        translations: [{ ...inFrench, language: '\0' }],
      },
    ]
    publish([odd, ...others])
    expect((await sync()).status).toBe(200)
    const rows = await listed()
    expect(rows?.map(({ document_id }) => document_id).sort()).toEqual(['download-guide', 'download-odd'])
    expect(rows?.find(({ document_id }) => document_id === 'download-odd')).toMatchObject({
      title: `Odd${'x'.repeat(97)}`,
      icon_name: 'FileText',
      list_position: 1000,
      file_url: null,
    })
  })

  test('a content lake that is down changes nothing, and the site is told to try again', async () => {
    publish([document])
    await sync()
    published.isDown = true
    expect((await sync()).status).toBe(503)
    published.isDown = false
    published.downloads = null
    expect((await sync()).status).toBe(503)
    expect(await listed()).toHaveLength(1)
  })

  test.each([
    ['a visitor with the publishable key', { apikey: keys.publishable }, 403],
    ['nobody', {}, 401],
  ])('%s cannot start it', async (_who, headers, status) => {
    publish([document])
    expect((await sync(headers)).status).toBe(status)
    expect(await listed()).toEqual([])
  })
})
