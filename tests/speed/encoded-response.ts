import { request } from 'node:http'

/** A response with its bytes as sent, in Brotli if the server supports it; `fetch` would decode them. */
export function encodedResponse(url: string): Promise<{ status: number; headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, async (incoming) => {
      const body = Buffer.concat(await incoming.toArray())
      const own = /^(?:connection|keep-alive|date|transfer-encoding)$/i
      const { rawHeaders, statusCode = 0 } = incoming
      const headers = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 && !own.test(name) ? [name, rawHeaders[index + 1] ?? ''] : [],
      )
      resolve({ status: statusCode, headers, body })
    })
      .on('error', reject)
      .end()
  })
}
