import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCustomRoute } from 'next/dist/lib/build-custom-route.js'
import { expect, it } from 'vitest'
import { buildHeaders } from './build-headers.ts'

it('reads the rules of headers as Next.js writes them into a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'))
  const rules = [
    { source: '/((?!api/|_next/).*)', headers: [{ key: 'Permissions-Policy', value: 'camera=()' }] },
    {
      source: '/((?!api/|_next/).*)',
      missing: [{ type: 'cookie' as const, key: 'draft' }],
      headers: [{ key: 'X-Kind', value: 'public' }],
    },
    {
      source: '/((?!api/|_next/).*)',
      has: [{ type: 'cookie' as const, key: 'draft' }],
      headers: [{ key: 'X-Kind', value: 'draft' }],
    },
    { source: '/downloads/:file(.*\\.xlsx)', headers: [{ key: 'X-Kind', value: 'workbook' }] },
  ]
  const headers = rules.map((rule) => buildCustomRoute('header', rule))
  writeFileSync(join(folder, 'routes-manifest.json'), JSON.stringify({ headers }))
  const headersOf = buildHeaders(folder)
  rmSync(folder, { recursive: true })
  const all = { 'permissions-policy': 'camera=()' }
  expect(headersOf('/offline.js')).toEqual({ ...all, 'x-kind': 'public' })
  expect(headersOf('/downloads/a/b.xlsx')).toEqual({ ...all, 'x-kind': 'workbook' })
  expect(headersOf('/_next/static/a.js')).toEqual({})
})
