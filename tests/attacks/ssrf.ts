import { createServer } from 'node:http'
import { freePort } from '../../local/http/ports.ts'
import { type Attack, attemptEach } from './attack.ts'
import { fromNewNetwork, postForm, send } from './send.ts'

const canaryBody = 'canary response'

/** Everything that names a host, to make one of our servers send a request there. Counted by the canary's visitors. */
export const serverSideRequests: Attack = {
  title: 'Server-side request forgery',
  async run({ settings: { urls, supabase } }) {
    const port = await freePort()
    let visits = 0
    const canary = createServer((_request, response) => {
      visits += 1
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(`<svg>${canaryBody}</svg>`)
    })
    await new Promise<void>((resolve) => canary.listen(port, '127.0.0.1', resolve))
    const host = `127.0.0.1:${port}`
    const encoded = encodeURIComponent
    const paths = [
      ...[host, `${host}/x`, `x@${host}`, `http://${host}`, `evil.example#@${host}`, `..%2f${host}`].map(
        (domain) => `/api/logos/${encoded(domain)}`,
      ),
      ...[
        `//${host}/`,
        `http://${host}/`,
        `/\\${host}`,
        `/x@${host}`,
        `@${host}/`,
        `/..//${host}/`,
        `/%2f${host}`,
        `/\t/${host}`,
        `/\n/${host}`,
      ].map((path) => `/api/live?id=a&rev=b&path=${encoded(path)}`),
      `/api/images/${encoded(`http://${host}/a`)}?w=960`,
      `/api/files/${encoded(`//${host}/a`)}/x`,
      `/api/videos/${encoded(`//${host}/a`)}`,
      `/_next/image?url=${encoded(`http://${host}/a.png`)}&w=640&q=75`,
      `/_next/image?url=${encoded(`//${host}/a.png`)}&w=640&q=75`,
      `/api/og-images/page/en-UK/${encoded(`http://${host}`)}`,
      `/api/draft-mode/enable?sanity-preview-secret=x&sanity-preview-pathname=${encoded(`http://${host}/`)}`,
    ]
    const steering: Record<string, string>[] = [
      { host },
      { 'x-forwarded-host': host, 'x-forwarded-proto': 'http' },
      { forwarded: `host=${host}` },
      { 'x-original-url': `http://${host}/` },
      { 'x-rewrite-url': `http://${host}/` },
      { origin: `http://${host}`, referer: `http://${host}/` },
      { 'next-url': `http://${host}/` },
    ]
    const result = await attemptEach(
      [
        ...paths.map((path) => ({ path, headers: {} })),
        ...['/nowhere-at-all', '/fr/nowhere', '/', '/api/live?id=a&rev=b&path=/contact'].flatMap((path) =>
          steering.map((headers) => ({ path, headers })),
        ),
        { path: `http://${host}/`, headers: {} },
      ],
      async ({ path, headers }) => {
        const before = visits
        const { body } = await send(urls.site, path, { headers })
        await postForm(
          urls.site,
          '/api/forms/lead',
          { name: `http://${host}/`, website: `http://${host}/` },
          { ...headers, ...fromNewNetwork() },
        )
        return visits > before || body.includes(canaryBody) ? 'the canary got a request' : null
      },
    )
    await send(supabase.url, '/functions/v1/send-lead-notification', { method: 'POST', headers: { host } })
    canary.close()
    return visits > 0 && result.successes.length === 0
      ? { ...result, successes: [`the canary got ${visits} requests`] }
      : result
  },
}
