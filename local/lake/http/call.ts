/** One request, as handlers see it. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Identity } from '../access/identity.ts'
import { badRequest, refuse } from '../lake-error.ts'
import { isRecord, type JsonRecord } from '../record.ts'

const MEGABYTE = 1024 * 1024
const MAX_JSON = 10 * MEGABYTE

export type Call = {
  method: string
  url: URL
  /** Of the API: `1`, `2025-02-19` or `X`. */
  version: string
  /** The named parts of the path, decoded. */
  path: Record<string, string>
  headers: IncomingHttpHeaders
  identity: Identity
  /** The whole body. Throws 413 when it is larger than `limit` bytes. */
  bytes(limit: number): Promise<Buffer>
}

/** The body as a JSON object; `{}` when it is empty. Throws 400 for anything else, 413 over 10 MB. */
export async function jsonBody(call: Call): Promise<JsonRecord> {
  const text = (await call.bytes(MAX_JSON)).toString('utf8')
  const value = text.trim() === '' ? {} : parseJson(text, 'The body')
  if (isRecord(value)) return value
  throw badRequest('The body must be a JSON object.')
}

export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`${what} is not valid JSON.`)
  }
}

/** Query parameters `$name`, which hold JSON. */
export function groqParams(search: URLSearchParams): JsonRecord {
  const named = [...search].filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(
    named.map(([name, value]) => [name.slice(1), parseJson(value, `Parameter ${name}`)]),
  )
}

export const flag = (search: URLSearchParams, name: string) => search.get(name) === 'true'

/** Everything that was sent. Throws 413 over `limit` bytes, 400 when the sender went away. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => refuse(413, 'Payload Too Large', `The body is larger than ${limit} bytes.`)
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  try {
    // Reading on after a refusal lets the sender finish and see it.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > limit) break
      chunks.push(chunk)
    }
  } catch {
    throw badRequest('The body was cut off.')
  }
  if (size > limit) throw tooLarge()
  return Buffer.concat(chunks)
}
