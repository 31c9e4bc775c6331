import { type Attack, tryEach } from './attack.ts'
import { send } from './send.ts'

const stars = `*${'a*'.repeat(40)}b`
const letters = 'a'.repeat(5_000)
const nested = (depth: number): string => (depth === 0 ? 'count(*)' : `count(*[${nested(depth - 1)} >= 0])`)

/** Patterns that backtrack, and questions that go through all documents for each of all documents. */
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

/** The longest that one question may keep others of the lake waiting, in milliseconds. */
const longestMs = 1_500

/** Questions to the lake without a token, by address, body and stream. */
export const lakeQueries: Attack = {
  title: 'Questions to the lake that never end, without a token',
  async run({ settings: { urls } }) {
    const path = '/v2026-01-01/data/query/production'
    const json = { 'content-type': 'application/json' }
    return tryEach(
      queries.flatMap((query) => [
        { path: `${path}?query=${encodeURIComponent(query.slice(0, 12_000))}`, method: 'GET' },
        { path, method: 'POST', headers: json, body: JSON.stringify({ query }) },
      ]),
      async ({ path, ...options }) => {
        const [answer, other] = await Promise.all([
          send(urls.lake, path, options),
          send(urls.lake, '/v1/ping'),
        ])
        const worst = Math.round(Math.max(answer.milliseconds, other.milliseconds))
        if (worst > longestMs) return `${worst} ms`
        // A head that is too long is refused by Node.js itself.
        return answer.status >= 500 || answer.status === 0
          ? `${answer.status} ${answer.body.slice(0, 80)}`
          : null
      },
    )
  },
}
