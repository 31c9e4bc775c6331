import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { beforeEach, expect, it, vi } from 'vitest'
import { popularPages } from './popular-pages.ts'

const query = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('./lake/client.ts', () => ({
  client: { config: () => ({ token: 'x' }), withConfig: () => ({ fetch: query }) },
}))
beforeEach(() => {
  query.mockReset().mockResolvedValue({ private: null, public: null })
})

/** A content lake that accepts everything. */
const lake = {
  withConfig: () => lake,
  patch: () => lake,
  set: () => lake,
  transaction: () => lake,
  createOrReplace: () => lake,
  commit: async () => {},
  delete: async () => {},
}

it('asks the content lake about a secret of the Studio, and about nothing else', async () => {
  const { secret } = await Reflect.apply(createPreviewSecret, null, [
    lake,
    'start-screen',
    'https://studio',
    'me',
  ])
  for (const text of [
    '',
    'x',
    "'",
    `${secret}x`,
    secret.slice(1),
    `${secret.slice(1)}"`,
    `${secret.slice(1)} `,
  ])
    expect(await popularPages(text)).toBeNull()
  expect(query).not.toHaveBeenCalled()
  expect(await popularPages(secret)).toBeNull()
  expect(query).toHaveBeenCalledOnce()
})
