import { type Attack, attemptEach } from './attack.ts'
import { send } from './send.ts'

const stars = `*${'a*'.repeat(40)}b`
const letters = 'a'.repeat(5_000)
const nested = (depth: number): string => (depth === 0 ? 'count(*)' : `count(*[${nested(depth - 1)} >= 0])`)

/** Patterns that backtrack, and queries that read all documents for each of all documents. */
const queries = [
  `"${letters}" match "${stars}"`,
  `["${letters}"] match ["${stars}", "${stars}"]`,
  `*[title match "${stars}"]`,
  `*["${letters}" match "${stars}"]`,
  `{"a": "${letters}" match "${stars}"}`,
  `string::split("${letters}", "")[@ match "${stars}"]`,
  nested(8),
  `[${'1,'.repeat(3_000)}1][@ in [${'1,'.repeat(3_000)}1]]`,
  `${'('.repeat(3_000)}1${')'.repeat(3_000)}`,
  `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
  `${'!'.repeat(8_000)}true`,
  `${'1+'.repeat(8_000)}1`,
  `*${'[true]'.repeat(3_000)}`,
  `*${'{a}'.repeat(2_000)}`,
  `"${'\\u{10ffff}'.repeat(2_000)}"`,
  `$${'a'.repeat(10_000)}`,
  '*[0...99999999999999999999]',
  'string::split("", "")',
]

/** The longest that one query may delay others, in milliseconds. */
const timeoutMs = 1_500

/** Queries to the lake without a token, by URL, body and stream. */
export const lakeQueries: Attack = {
  title: 'Endless queries to the lake, without a token',
  async run({ settings: { urls } }) {
    const path = '/v2026-01-01/data/query/production'
    const json = { 'content-type': 'application/json' }
    return attemptEach(
      queries.flatMap((query) => [
        { path: `${path}?query=${encodeURIComponent(query.slice(0, 12_000))}`, method: 'GET' },
        { path, method: 'POST', headers: json, body: JSON.stringify({ query }) },
      ]),
      async ({ path, ...options }) => {
        const [response, other] = await Promise.all([
          send(urls.lake, path, options),
          send(urls.lake, '/v1/ping'),
        ])
        const worst = Math.round(Math.max(response.milliseconds, other.milliseconds))
        if (worst > timeoutMs) return `${worst} ms`
        // Node.js itself rejects oversized headers.
        return response.status >= 500 || response.status === 0
          ? `${response.status} ${response.body.slice(0, 80)}`
          : null
      },
    )
  },
}
