import { expect, test, vi } from 'vitest'
import { handler as confirmNewsletter } from '../confirm-newsletter/handler.ts'
import { handler as incrementDownloadCount } from '../increment-download-count/handler.ts'
import { handler as logUnsubscribe } from '../log-unsubscribe/handler.ts'
import { handler as resubscribe } from '../resubscribe/handler.ts'
import { handler as sendLeadNotification } from '../send-lead-notification/handler.ts'
import { handler as sendNewsletterNotification } from '../send-newsletter-notification/handler.ts'
import { handler as sendPlaybookEmail } from '../send-playbook-email/handler.ts'
import { handler as setNewsletterLanguage } from '../set-newsletter-language/handler.ts'
import { handler as verifyAccessCode } from '../verify-access-code/handler.ts'
import { connectDatabase } from './database.ts'
import { clientIp } from './form-endpoint.ts'
import { type LinkPurpose, sealLink } from './link-token.ts'
import { sealPlaybookPass } from './playbook-access.ts'

const deps = { siteSecret: 'the secret of the site' }
const ipFor = (headers: Record<string, string>) =>
  clientIp(new Request('http://localhost', { headers }), deps)

test('takes a direct caller’s IP from the edge, whatever they claim before it', async () => {
  expect(await ipFor({ 'x-forwarded-for': 'made up, 192.0.2.1' })).toBe('192.0.2.1')
  expect(await ipFor({ 'x-forwarded-for': 'made up', 'cf-connecting-ip': '192.0.2.2' })).toBe('192.0.2.2')
  expect(await ipFor({})).toBe('')
})

test('takes the visitor’s IP from the site’s server, only with the secret', async () => {
  const named = { 'x-client-ip': '192.0.2.3', 'x-forwarded-for': '192.0.2.4' }
  expect(await ipFor({ ...named, 'x-site-secret': deps.siteSecret })).toBe('192.0.2.3')
  expect(await ipFor({ ...named, 'x-site-secret': 'wrong' })).toBe('192.0.2.4')
  expect(await ipFor(named)).toBe('192.0.2.4')
})

const email = 'ada@mill.example'
const token = (purpose: LinkPurpose) => sealLink(deps.siteSecret, { purpose, email, expires: 0 })
const download = { resource_id: '00000000-0000-4000-8000-000000000000', table_name: 'industry_guides' }
const playbook = {
  name: 'Ada',
  email,
  playbookType: 'recruitment',
  pass: await sealPlaybookPass(deps.siteSecret),
}

test.each([
  ['a lead', sendLeadNotification, { name: 'Ada', email, company: 'Mill' }, 1],
  ['a sign-up', sendNewsletterNotification, { email }, 1],
  ['its confirmation', confirmNewsletter, { token: await token('confirm') }, 1],
  ['a request for a playbook', sendPlaybookEmail, playbook, 1],
  ['an unsubscription', logUnsubscribe, { email }, 1],
  ['a resubscription', resubscribe, { token: await token('resubscribe') }, 0],
  ['another language', setNewsletterLanguage, { token: await token('unsubscribe'), language: 'fr' }, 0],
  ['a download', incrementDownloadCount, download, 0],
  ['an access code', verifyAccessCode, { code: '7K3M-Q2XV-9TBD' }, 0],
])(
  '%s asks for a run of the outbox only if it may have queued an email',
  async (_form, handler, body, runs) => {
    const requestDrain = vi.fn()
    const keys = { publishable: 'publishable', secret: 'secret' }
    const request = new Request('http://localhost', {
      method: 'POST',
      headers: { apikey: keys.publishable },
      body: JSON.stringify(body),
    })
    const response = await handler(request, {
      database: connectDatabase('http://localhost', keys.secret, async () =>
        Response.json({ code: 'accepted' }),
      ),
      ...deps,
      ...{ keys, siteOrigins: [], studioOrigins: [], leadRoles: [], contentLake: null },
      mail: { apiUrl: '', apiKey: '', from: '', leadsTo: '' },
      fetch,
      requestDrain,
    })
    expect(await response.json()).toMatchObject({ code: 'accepted' })
    expect(requestDrain).toHaveBeenCalledTimes(runs)
  },
)
