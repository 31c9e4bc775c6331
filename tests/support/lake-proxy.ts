import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http'
import { pipeline } from 'node:stream'
import { freePort } from '../../local/http/ports.ts'

/** A server between site and content lake: it passes everything on until it is told to answer in the lake's place. */
export type LakeProxy = {
  url: string
  /** From now on `answer` answers, what is asked at all addresses or at those that `isMeant`; with null the lake does again. */
  answerWith(answer: RequestListener | null, isMeant?: (url: string) => boolean): void
  close(): Promise<void>
}

/** `lake` is where the content lake answers; `port`, where the proxy does, is a free one unless it is given. */
export async function startLakeProxy(lake: string, port?: number): Promise<LakeProxy> {
  const own = port ?? (await freePort())
  let answer: RequestListener | null = null
  let isAnswered: (url: string) => boolean = () => true
  const server = createServer((request, response) => {
    if (answer && isAnswered(decodeURIComponent(request.url ?? '/'))) return answer(request, response)
    const { url, method, headers } = request
    const passed = httpRequest(new URL(url ?? '/', lake), { method, headers }, (reply) => {
      // Who asked may have given up meanwhile.
      if (response.destroyed) return reply.destroy()
      // A stream of events that ends with the lake ends for who listens too.
      pipeline(reply, response.writeHead(reply.statusCode ?? 502, reply.headers), () => {})
    })
    request.pipe(passed.on('error', () => response.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${own}`,
    answerWith: (next, isMeant = () => true) => {
      answer = next
      isAnswered = isMeant
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** What a request asks the lake, in address and body. */
export async function questionOf(request: IncomingMessage): Promise<string> {
  const body = (await request.toArray()).join('')
  return decodeURIComponent(`${request.url} ${body}`)
}
