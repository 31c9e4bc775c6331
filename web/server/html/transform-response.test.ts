import { expect, it, vi } from 'vitest'
import { transformResponse } from './transform-response.ts'

const policy = "script-src 'self' 'unsafe-inline'"
const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
const queueSetup = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const page = `<!doctype html><title>Page</title>${queueSetup}<p>Text.</p>`
const notFound = `<!doctype html><title>Not found</title>${queueSetup}`

const renderNotFound = vi.fn(async (url: string) => (url.startsWith('/') ? Buffer.from(notFound) : null))

async function transform(
  {
    status = 200,
    headers = {},
    body = page,
  }: { status?: number; headers?: Record<string, string>; body?: string },
  options = {},
) {
  const rendered = { status, headers: { ...html, ...headers }, body: Buffer.from(body) }
  const defaults = { url: '/', isDraftMode: false, renderNotFound }
  const transformed = await transformResponse(rendered, { ...defaults, ...options })
  return { headers: transformed.headers, text: transformed.body.toString() }
}

it("replaces 'unsafe-inline' by the hashes of the page's scripts", async () => {
  const { headers, text } = await transform({})
  expect(headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/)
  expect(text).toBe(page)
})

it('leaves a script without a hash that was injected into the content of a page', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  const { headers } = await transform({ body: page.replace('Text.', '<script>alert(1)</script>') })
  expect(String(headers['content-security-policy']).match(/sha256/g)).toHaveLength(1)
})

it.each([
  [
    'the whole page for a path that does not exist',
    '<!DOCTYPE html><html id="__next_error__"></html>',
    notFound,
  ],
  ['a page that is complete', page, page],
])('sends %s', async (_what, body, sent) => {
  const { headers, text } = await transform({ status: 404, body, headers: { etag: '"a"' } })
  expect(text).toBe(sent)
  expect(headers.etag).toBe(sent === page ? '"a"' : undefined)
})

it.each(['/api/nothing', '/_next/nothing.js'])('sends one line of text for %s', async (url) => {
  const { headers, text } = await transform({ status: 404, headers: { etag: '"a"' } }, { url })
  expect(text).toBe('Not found.')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(headers).not.toHaveProperty('etag')
})

it('joins the scripts with RSC payload, whatever their text', async () => {
  const parts = ['1:["a", "\\u003c/script>"]\\n', '2:[]\\n', '0:{"P":"\\"])"}']
  const scripts = parts.map((part) => `<script>self.__next_f.push([1,${JSON.stringify(part)}])</script>`)
  const { text, headers } = await transform({ body: `<!doctype html>${queueSetup}${scripts.join('')}` })
  const bodies = [...text.matchAll(/<script>(.*?)<\/script>/g)].map(([, body]) => body)
  expect(bodies).toHaveLength(2)
  expect(String(headers['content-security-policy']).match(/sha256/g)).toHaveLength(2)
  const received: [number, string?][] = []
  const self = { __next_f: received }
  for (const body of bodies) new Function('self', body ?? '')(self)
  expect(received).toEqual([[0], [1, parts.join('')]])
})

it.each(['/\t/evil.example', '/\\evil.example', '/\t\\evil.example'])(
  'redirects to %j on the site itself, although browsers would read another host',
  async (location) => {
    for (const options of [
      { headers: { location } },
      { body: `${page}NEXT_REDIRECT;replace;${location};308;` },
    ]) {
      const { headers } = await transform({ status: 308, ...options })
      const { origin } = new URL(String(headers.location ?? '/'), 'https://site.example')
      expect(origin).toBe('https://site.example')
    }
  },
)

it('restores the location of a redirect that Next.js lost', async () => {
  const body = `<script>self.__next_f.push([1,"E{\\"digest\\":\\"NEXT_REDIRECT;replace;/new;308;\\"}"])</script>`
  expect((await transform({ status: 308, body })).headers.location).toBe('/new')
  expect((await transform({ status: 308, body, headers: { location: '/given' } })).headers.location).toBe(
    '/given',
  )
})
