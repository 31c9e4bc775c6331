import { request } from 'node:http'
import { expect, it } from 'vitest'
import { maxBodyBytes } from './guard/request-guard.ts'
import { addHit, dynamic, isWithin, next, page, prerendered, sendFile, withServer } from './test-server.ts'

it('rejects a body that is longer than announced, without reading it to the end, and keeps running', () =>
  withServer(async (origin) => {
    let received = 0
    next.mockImplementation((request) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length
      })
    })
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024)) })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', duplex: 'half', body }
    const status = await fetch(`${origin}/api/forms/lead`, init).then(
      (reply) => reply.status,
      () => 'reset',
    )
    expect([413, 'reset']).toContain(status)
    expect(received).toBeLessThanOrEqual(maxBodyBytes)
    next.mockImplementation((_request, response) => response.end('ok'))
    expect((await fetch(`${origin}/api/live`)).status).toBe(200)
  }))

it('rejects a long query before Next.js sees it', () =>
  withServer(async (origin) => {
    const reply = await fetch(`${origin}/?${'a&'.repeat(200)}`)
    expect(reply.status).toBe(414)
    expect(await reply.text()).toBe('URL too long')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(next).not.toHaveBeenCalled()
  }))

it('suggests the nearest path on the page for paths that lead nowhere, as long as that is cheap', () =>
  withServer(async (origin) => {
    const suggestion = (attributes: string, path: string) =>
      `<p${attributes} class="a">Did you mean <a href="${path || '/'}" class="b">${path || '/'}</a>?</p>`
    const hidden = suggestion(' hidden="" data-nearest="true"', '')
    next.mockImplementation((_request, response) => response.writeHead(200, prerendered).end(page + hidden))
    const read = async (path: string) => (await fetch(origin + path)).text()
    expect(await read('/near-nowhere')).toBe(page + suggestion('', '/a&#34;b'))
    expect(await read('/nowhere')).toBe(page + hidden)
    isWithin.suggestionLimit = false
    expect(await read('/near-nowhere')).toBe(page + hidden)
    expect(next).toHaveBeenCalledOnce()
  }))

it('serves the page for paths that lead nowhere without asking Next.js for each', () =>
  withServer(async (origin) => {
    for (const path of ['/nowhere/a', '/nowhere/b?c=1', '/nowhere.html']) {
      const reply = await fetch(origin + path, { headers: { 'if-none-match': '*' } })
      expect([reply.status, await reply.text()]).toEqual([404, page])
      expect(reply.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    }
    expect(next).toHaveBeenCalledOnce()
    for (const path of ['/api/images/nowhere', '/nowhere.png', '/_next/nowhere.js']) {
      const reply = await fetch(origin + path)
      expect(await reply.text()).toBe('Not found.')
      expect(reply.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    }
    expect(next).toHaveBeenCalledOnce()
  }))

it('follows a redirect for everything below a path, of which Next.js sees one path, and says what is gone', () =>
  withServer(async (origin) => {
    const location = 'https://shop.example/*'
    const redirect = { ...prerendered, location }
    next.mockImplementation(({ url }, response) =>
      url === '/nowhere/old/*'
        ? response.writeHead(308, redirect).end()
        : response.writeHead(200, prerendered).end(page),
    )
    const get = async (path: string, headers = {}) => {
      const reply = await fetch(origin + path, { redirect: 'manual', headers })
      return [reply.status, reply.headers.get('location')]
    }
    for (const name of ['a', 'b/c%20d', 'brochure.pdf'])
      expect(await get(`/nowhere/old/${name}`)).toEqual([308, `https://shop.example/${name}`])
    expect(next.mock.calls.map(([{ url }]) => url)).toEqual(Array(3).fill('/nowhere/old/*'))
    expect(await get('/nowhere/gone/a')).toEqual([410, null])
    expect(await get('/nowhere/old/a', { rsc: '1' })).toEqual([404, null])
    expect(await get('/nowhere/other')).toEqual([404, null])
    isWithin.uncachedLimit = false
    expect(await get('/nowhere/old/a')).toEqual([429, null])
    await expect
      .poll(() => addHit.mock.calls.flat())
      .toEqual([...Array(3).fill('/nowhere/old/*'), '/nowhere/gone/*'])
  }))

it('counts a visit to a redirected URL, from the cache too, under the name of its document', () =>
  withServer(async (origin) => {
    next.mockImplementation((_request, response) =>
      response.writeHead(308, { ...prerendered, location: '/contact' }).end(),
    )
    for (const init of [{}, {}, { method: 'HEAD' }, { headers: { rsc: '1' } }])
      await fetch(`${origin}/moved`, { redirect: 'manual', ...init })
    next.mockImplementation((_request, response) => response.writeHead(404, dynamic).end(page))
    await fetch(`${origin}/not-moved`)
    await expect.poll(() => addHit.mock.calls).toEqual([['/moved as written'], ['/moved as written']])
  }))

it('forwards what a redirect for everything below a path can’t be rendered for', () =>
  withServer(async (origin) => {
    next.mockImplementation((_request, response) => response.writeHead(200, dynamic).end('Not shared.'))
    expect(await (await fetch(`${origin}/nowhere/old/a`)).text()).toBe('Not shared.')
  }))

it('limits what is not cached, and serves what is', () =>
  withServer(async (origin) => {
    await fetch(`${origin}/contact`)
    isWithin.uncachedLimit = false
    expect((await fetch(`${origin}/contact`)).status).toBe(200)
    const limited = await fetch(`${origin}/api/live`)
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1'])
    // Rendered on request, although it looks like a file.
    expect((await fetch(`${origin}/sitemaps/1.xml`)).status).toBe(429)
    sendFile.mockImplementation(async (_request, response) => Boolean(response.end('file')))
    expect((await fetch(`${origin}/file.svg`)).status).toBe(200)
    expect((await fetch(`${origin}/api/forms/lead`, { method: 'POST', body: 'a=1' })).status).toBe(200)
  }))

it('redirects every other spelling of a path, so that a page has one cache key', () =>
  withServer(async (origin) => {
    const { host } = new URL(origin)
    const location = (path: string) =>
      new Promise((resolve, reject) => {
        const [hostname, port] = host.split(':')
        request({ hostname, port, path }, ({ statusCode, headers }) =>
          resolve([statusCode, headers.location]),
        )
          .on('error', reject)
          .end()
      })
    // A browser would keep it for ever, although a page may get the URL.
    const { headers } = await fetch(`${origin}/Services`, { redirect: 'manual' })
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(await location('/%63ontact?a=%41')).toEqual([308, '/contact?a=%41'])
    expect(await location('/x/../contact')).toEqual([308, '/contact'])
    expect(await location('/Services?a=A')).toEqual([308, '/services?a=A'])
    expect(await location('/Services?a=A?&b=B')).toEqual([308, '/services?a=A?&b=B'])
    expect(await location('/en-UK/contact?a=1')).toEqual([308, '/contact?a=1'])
    expect(await location('/en-uk')).toEqual([308, '/'])
    expect(await location('/en-UK//evil.example')).toEqual([308, '/evil.example'])
    expect(await location('//evil.example')).toEqual([308, '/evil.example'])
    expect(await location(`${origin}/contact`)).toEqual([200, undefined])
    expect(next).toHaveBeenCalledOnce()
  }))

it('forwards each search with its query, uncached, and limits how many a network may send', () =>
  withServer(async (origin) => {
    next.mockImplementation((request, response) => response.writeHead(200, prerendered).end(request.url))
    const search = (query: string) => fetch(`${origin}/fr/recherche?q=${query}&utm_source=x`)
    expect(await (await search('un')).text()).toBe('/fr/recherche?q=un')
    expect(await (await search('deux')).text()).toBe('/fr/recherche?q=deux')
    isWithin.searchLimit = false
    expect((await search('un')).status).toBe(429)
    expect((await fetch(`${origin}/services`)).status).toBe(200)
  }))
