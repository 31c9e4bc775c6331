import { afterEach, expect, it, vi } from 'vitest'

vi.mock('../../env.ts', () => ({
  env: { SANITY_API_HOST: 'https://lake.example', SANITY_PROJECT_ID: 'p', SANITY_DATASET: 'd' },
}))
const { fetchFile } = await import('./files.ts')

afterEach(() => vi.unstubAllGlobals())

it('fetches files with every extension that an upload can have, and nothing else', async () => {
  const fetch = vi.fn(async (_url: string) => new Response('text'))
  vi.stubGlobal('fetch', fetch)
  const hash = 'a'.repeat(40)
  for (const extension of ['c', 'abcdefghi1']) {
    expect(await fetchFile(`file-${hash}-${extension}`)).toMatchObject({ status: 'found' })
    expect(fetch.mock.lastCall?.[0]).toBe(`https://lake.example/files/p/d/${hash}.${extension}`)
  }
  for (const id of [`file-${hash}-abcdefghi12`, `file-${hash}-`, `file-${hash}-../x`])
    expect(await fetchFile(id)).toEqual({ status: 'missing' })
})
