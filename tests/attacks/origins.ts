import { type Attack, attemptEach, joinResults } from './attack.ts'
import { fromNewNetwork, postForm, send } from './send.ts'

const forms = [
  'lead',
  'newsletter',
  'newsletter-confirmation',
  'newsletter-language',
  'playbook',
  'access-code',
  'assessment',
  'unsubscribe',
  'resubscribe',
]
const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost.evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost:1' },
  { origin: 'file://' },
]
const fields = { name: 'Eva', email: 'eva@foreign.example', company: 'Foreign', locale: 'en-UK' }

/** Form posts from other origins, and responses that other origins could read. */
export const origins: Attack = {
  title: 'Cross-origin form posts and reads',
  async run({ settings: { urls, supabase } }) {
    const posts = attemptEach(
      forms.flatMap((form) => foreign.map((headers) => ({ form, headers }))),
      async ({ form, headers }) => {
        const { status } = await postForm(urls.site, `/api/forms/${form}`, fields, {
          ...headers,
          ...fromNewNetwork(),
        })
        return status === 403 ? null : `${status}`
      },
    )
    const readers = attemptEach(
      ['https://evil.example', 'null', `${urls.studio}.evil.example`, 'http://localhost:33330'].flatMap(
        (origin) => [
          { origin, url: `${urls.lake}/v1/data/query/production?query=*` },
          { origin, url: `${urls.lake}/v1/users/me` },
          { origin, url: `${supabase.url}/functions/v1/verify-access-code` },
          { origin, url: `${urls.site}/api/live?id=a&rev=b` },
          { origin, url: `${urls.inbox}/emails` },
        ],
      ),
      async ({ origin, url }) => {
        const { pathname, search } = new URL(url)
        const { headers } = await send(url, pathname + search, { headers: { origin } })
        const allowed = headers['access-control-allow-origin']
        return allowed === origin || allowed === '*' ? `can be read by ${allowed}` : null
      },
    )
    return joinResults([await posts, await readers])
  },
}
