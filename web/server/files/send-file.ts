import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isStaticFile } from '@tidewright/contracts/static-files.ts'
import send from 'send'
import { withBaseHeaders } from '../base-headers.ts'
import { encodingFor, varyOnEncoding } from '../cache/compress.ts'
import { writeHead } from '../send-response.ts'
import { compressedFolder } from './compress-build.ts'

type FilesOptions = {
  web: string
  buildFolder: string
  /** The headers that `next.config.ts` sets for a path. */
  headersOf: (path: string) => OutgoingHttpHeaders
}

type File = { root: string; path: string; headers: OutgoingHttpHeaders }
export type SendFile = ReturnType<typeof createFileSender>

const ofBuild = '/_next/static/'

/** Whether only a file of the build or of `public`, or a route that looks like one, can have this path. */
export function isFilePath(path: string): boolean {
  return path.startsWith(ofBuild) || isStaticFile(path)
}

/**
 * Sends files from disk: compressed at build time, or the requested range of the file itself. Nothing about them is kept
 * in memory.
 */
export function createFileSender({ web, buildFolder, headersOf }: FilesOptions) {
  /** @returns false if there is no file with this path, which has its canonical spelling. */
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    const isOfBuild = path.startsWith(ofBuild)
    const headers: OutgoingHttpHeaders = {
      'cache-control': isOfBuild ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
      vary: varyOnEncoding(undefined),
      ...headersOf(path),
    }
    // A range is one of the file itself.
    const encoding = request.headers.range ? null : encodingFor(request.headers['accept-encoding'])
    if (encoding) {
      const root = join(buildFolder, compressedFolder, encoding)
      const encoded = { ...headers, 'content-encoding': encoding }
      if (await sendFile(request, response, { root, path, headers: encoded })) return true
    }
    return isOfBuild
      ? sendFile(request, response, {
          root: join(buildFolder, 'static'),
          path: path.slice(ofBuild.length - 1),
          headers,
        })
      : sendFile(request, response, { root: join(web, 'public'), path, headers })
  }
}

/** Resolves once the response is complete, or with false if there is no such file. @throws if it can't be read. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, path, headers }: File,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(true))
    send(request, path, { root, index: false, cacheControl: false, dotfiles: 'allow' })
      .on('headers', () => {
        const all = withBaseHeaders(request.url ?? '/', 200, headers)
        for (const [name, value] of Object.entries(all))
          if (value !== undefined) response.setHeader(name, value)
      })
      .on('directory', () => resolve(false))
      .on('error', (error: { status: number; headers?: { 'Content-Range': string } }) => {
        const { status } = error
        if (response.headersSent) return reject(error)
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        if (status >= 500) return reject(error)
        if (status !== 412 && status !== 416) return resolve(false)
        writeHead(request, response, status, {
          'content-type': 'text/plain; charset=utf-8',
          ...error.headers,
        })
        response.end(status === 412 ? 'Precondition failed.' : 'Range not satisfiable.')
      })
      .pipe(response)
  })
}
