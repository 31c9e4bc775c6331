import { beforeEach, expect, it, vi } from 'vitest'
import { getRoutableDocument } from './routable-documents.ts'

const { cached, revalidateWithin } = vi.hoisted(() => ({ cached: vi.fn(), revalidateWithin: vi.fn() }))
vi.mock('../env.ts', () => ({ env: { LAKE_TIMEOUT_MS: 1_000 }, isBuilding: false }))
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }), cookies: vi.fn() }))
vi.mock('../next-internals/data-cache.ts', () => ({ cached, revalidateWithin, tagRenderStart: vi.fn() }))

const webinar = {
  _type: 'webinar',
  language: 'fr',
  slug: 'un',
  title: 'Un',
  translations: [{ language: 'en-UK', slug: 'one' }],
}

/** Stands in for the cached results. Settings don't exist; English content comes from `english`. */
function respond(english: () => unknown): void {
  cached.mockImplementation(async ([key]: [string]) => {
    const { language } = JSON.parse(JSON.parse(key)[1])
    return { value: language === 'en-UK' ? english() : language === 'fr' ? webinar : null, isOutdated: false }
  })
}

beforeEach(() => {
  revalidateWithin.mockReset()
})

it('shows a translation whose English document can’t be loaded, and compares it soon', async () => {
  respond(() => {
    throw new Error('The lake did not respond.')
  })
  expect(await getRoutableDocument('webinar', 'fr', 'un')).toMatchObject({
    status: 'found',
    document: webinar,
    contentLocale: 'fr',
  })
  expect(revalidateWithin).toHaveBeenCalledExactlyOnceWith(10)
  respond(() => ({ ...webinar, language: 'en-UK', slug: 'one' }))
  expect(await getRoutableDocument('webinar', 'fr', 'un')).toMatchObject({ status: 'found' })
  expect(revalidateWithin).toHaveBeenCalledOnce()
})
