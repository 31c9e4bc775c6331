import { expect, it, vi } from 'vitest'
import { withPreviewPass } from '@/security/issue-preview-pass.ts'
import { GET as disable } from './disable/route.ts'

vi.mock('@/env.ts', () => ({
  env: { SITE_URL: 'https://site.example', SITE_SECRET: 'a-secret-of-the-site' },
  isProduction: true,
}))
const jar = vi.hoisted(() => ({ get: vi.fn(), set: vi.fn(), delete: vi.fn() }))
vi.mock('next/headers', () => ({ cookies: async () => jar }))

it('leaving the preview deletes its cookies, those of a frame on another site too', () => {
  const { status, headers } = disable()
  expect([status, headers.get('location')]).toEqual([303, 'https://site.example/'])
  for (const name of ['__prerender_bypass', 'preview-pass', 'preview-perspective']) {
    const own = headers.getSetCookie().filter((cookie) => cookie.startsWith(`${name}=;`))
    expect(own.map((cookie) => cookie.endsWith('; Partitioned'))).toEqual([false, true])
    for (const cookie of own) expect(cookie).toContain('; Expires=Thu, 01 Jan 1970')
  }
})

it('opening the preview deletes the selected version with the attributes that it was stored with', async () => {
  const redirect = Object.assign(new Error(), { digest: 'NEXT_REDIRECT;replace;/;307;' })
  const opened = withPreviewPass(new Request('https://site.example'), () => Promise.reject(redirect))
  await expect(opened).rejects.toBe(redirect)
  expect(jar.delete).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'preview-perspective', path: '/', secure: true, partitioned: true }),
  )
})
