import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http'
import { pipeline } from 'node:stream'
import { freePort } from '../../local/http/ports.ts'

/** A proxy between site and content lake that forwards everything, unless told to respond itself. */
export type LakeProxy = {
  url: string
  /** From now on, `handler` responds to all URLs or those that `matches` accepts; with null, the lake does again. */
  respondWith(handler: RequestListener | null, matches?: (url: string) => boolean): void
  close(): Promise<void>
}

/** `lake` is the content lake's URL; `port` is the proxy's, by default a free one. */
export async function startLakeProxy(lake: string, port?: number): Promise<LakeProxy> {
  const proxyPort = port ?? (await freePort())
  let handler: RequestListener | null = null
  let isHandled: (url: string) => boolean = () => true
  const server = createServer((request, response) => {
    if (handler && isHandled(decodeURIComponent(request.url ?? '/'))) return handler(request, response)
    const { url, method, headers } = request
    const forwarded = httpRequest(new URL(url ?? '/', lake), { method, headers }, (lakeResponse) => {
      // The client may have disconnected meanwhile.
      if (response.destroyed) return lakeResponse.destroy()
      // An event stream that ends with the lake ends for the client too.
      pipeline(
        lakeResponse,
        response.writeHead(lakeResponse.statusCode ?? 502, lakeResponse.headers),
        () => {},
      )
    })
    request.pipe(forwarded.on('error', () => response.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(proxyPort, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${proxyPort}`,
    respondWith: (next, matches = () => true) => {
      handler = next
      isHandled = matches
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The URL and body of a request to the lake. */
export async function queryOf(request: IncomingMessage): Promise<string> {
  const body = (await request.toArray()).join('')
  return decodeURIComponent(`${request.url} ${body}`)
}
