import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as routerHeaders from 'next/dist/client/components/app-router-headers.js'
import * as constants from 'next/dist/lib/constants.js'
import { expect, it } from 'vitest'
import { isInternalHeader } from './internal-headers.ts'

/** The text of a file of the installed version. */
const source = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')

it('knows the headers that Next.js keeps to itself', () => {
  const [, list = ''] =
    /INTERNAL_HEADERS = \[([^\]]+)\]/.exec(source('next/dist/server/lib/server-ipc/utils.js')) ?? []
  const listed = [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
  const named = Object.entries(constants).flatMap(([key, value]) =>
    typeof value === 'string' && /_HEADER$/.test(key) && /^(?:x-|next-)/.test(value) ? value : [],
  )
  expect(listed.length).toBeGreaterThan(8)
  expect(named).toContain('x-prerender-revalidate')
  for (const name of [...listed, ...named]) expect(isInternalHeader(name), name).toBe(true)
})

it('knows what Next.js reads of a request under a name of its own', () => {
  const files = ['next/dist/server/base-server.js', 'next/dist/server/lib/router-server.js']
  const names = files.flatMap((file) =>
    [...source(file).matchAll(/headers\[['"](x-[\w-]+)['"]\]/g)].map(([, name = '']) => name),
  )
  const foreign = names.filter((name) => !isInternalHeader(name))
  expect(foreign.filter((name) => !name.startsWith('x-forwarded-'))).toEqual([])
})

it('leaves the headers of browsers, proxies, routers and webhooks alone', () => {
  const router = routerHeaders.FLIGHT_HEADERS
  for (const name of [
    ...router,
    'next-url',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-real-ip',
    'x-requested-with',
    'authorization',
    'cookie',
    'if-none-match',
    'range',
    'sanity-webhook-signature',
    'idempotency-key',
  ])
    expect(isInternalHeader(name), name).toBe(false)
})
