import { readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.object({
  headers: z.array(
    z.object({
      regex: z.string().transform((pattern) => new RegExp(pattern)),
      has: z.array(z.unknown()).optional(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
})

/** The headers that `headers` of `next.config.ts` sets for a path, draft mode aside. Their names are lower case. */
export function buildHeaders(buildFolder: string): (path: string) => OutgoingHttpHeaders {
  const text = readFileSync(join(buildFolder, 'routes-manifest.json'), 'utf8')
  const rules = manifest.parse(JSON.parse(text)).headers.filter(({ has = [] }) => has.length === 0)
  return (path) =>
    Object.fromEntries(
      rules
        .filter(({ regex }) => regex.test(path))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
    )
}
