import { type Attack, attemptEach, joinResults } from './attack.ts'
import { send } from './send.ts'

const hidden = [
  'leads',
  'newsletter_subscribers',
  'unsubscribes',
  'playbook_requests',
  'mail_outbox',
  'rate_buckets',
  'settings',
  'access_codes',
  'suppressions',
]
const shown = ['downloadable_resources', 'webinars', 'industry_guides']
const procedures = [
  'submit_lead',
  'subscribe_newsletter',
  'claim_mail',
  'begin_mail_attempt',
  'mail_sent',
  'mail_failed',
  'run_retention',
  'lead_webhook',
  'set_access_code',
  'verify_access_code',
  'increment_download_count',
  'person_export',
  'person_erase',
  'pg_sleep',
  'current_setting',
]

/** The public key over HTTP. `tests/rls` attempts every column and function in the catalogue. */
export const publishableKey: Attack = {
  title: 'The publishable key on tables, functions and schemas',
  async run({ settings: { supabase } }) {
    const key = { apikey: supabase.publishableKey, authorization: `Bearer ${supabase.publishableKey}` }
    const json = { ...key, 'content-type': 'application/json' }
    const get = (path: string, headers: object = {}) => ({
      method: 'GET',
      path,
      headers: { ...key, ...headers },
    })
    const post = (path: string, body: string, headers: object = {}) => ({
      method: 'POST',
      path,
      headers: { ...json, ...headers },
      body,
    })
    const reads = [
      ...hidden.flatMap((table) => [
        get(`/rest/v1/${table}`),
        { method: 'HEAD', path: `/rest/v1/${table}`, headers: { ...key, prefer: 'count=exact' } },
        get(`/rest/v1/${table}`, { 'accept-profile': 'app_private' }),
      ]),
      ...shown.map((table) => get(`/rest/v1/${table}?is_active=eq.false`)),
    ]
    const writes = [...hidden, ...shown].flatMap((table) => [
      { method: 'PATCH', path: `/rest/v1/${table}?id=not.is.null`, headers: json, body: '{"id":null}' },
      { method: 'DELETE', path: `/rest/v1/${table}?id=not.is.null`, headers: key },
      post(`/rest/v1/${table}`, '{"id":null}', { prefer: 'resolution=merge-duplicates' }),
      post(`/rest/v1/${table}`, '{"email":"a@b.example"}', { prefer: 'return=representation' }),
    ])
    const calls = procedures.map((name) => post(`/rest/v1/rpc/${name}`, '{}'))
    const functions = ['drain-outbox', 'nothing'].map((name) => post(`/functions/v1/${name}`, '{}'))
    const faults = [{ method: 'PUT', path: '/functions/v1-down/send-lead-notification', headers: json }]
    const odd = [
      get('/rest/v1/webinars?a%00=eq.1'),
      get('/rest/v1/webinars?select=a%00'),
      get('/rest/v1/webinars?order=%00'),
      get('/rest/v1/webinars?id=eq.%00'),
      { method: 'TRACE', path: '/rest/v1/webinars', headers: key },
      get('/rest/v1/%'),
      ...[
        '['.repeat(100_000) + ']'.repeat(100_000),
        `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
        '{"na\\u0000me":"x"}',
        '{"name":"a\\u0000b","email":"a@b.example","company":"c"}',
        `{"name":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      ].map((body) => post('/rest/v1/leads', body)),
      ...[`{"name":${'['.repeat(9_000)}${']'.repeat(9_000)}}`, '{"na\\u0000me":"x"}'].map((body) =>
        post('/functions/v1/send-lead-notification', body),
      ),
    ]
    const denied = await attemptEach(
      [...reads, ...writes, ...calls, ...functions, ...faults],
      async ({ path, ...options }) => {
        const { status, body } = await send(supabase.url, path, options)
        if (status >= 500) return `${status} ${body.slice(0, 80)}`
        return status < 400 && body !== '[]' ? `${status} ${body.slice(0, 80)}` : null
      },
      4,
    )
    const handled = await attemptEach(odd, async ({ path, ...options }) => {
      const { status, body } = await send(supabase.url, path, options)
      return status === 0 || status >= 500 ? `${status} ${body.slice(0, 80)}` : null
    })
    return joinResults([denied, handled])
  },
}
