import { countFigures } from '@tidewright/contracts/figures.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { describe, expect, test } from 'vitest'
import { openLink } from '../link-token.ts'
import { createMailContent } from './mail-content.ts'
import { mailKinds, renderMail } from './render.ts'
import { unsupportedFeatures } from './unsupported-features.ts'

const siteSecret = 'the secret of the site'
const context = {
  settings: {
    apiUrl: '',
    apiKey: '',
    from: 'site@tidewright.example',
    leadsTo: 'hello@tidewright.example',
  },
  links: { siteUrl: 'https://tidewright.example', siteSecret },
  content: createMailContent(null, fetch),
}
const queuedAt = new Date('2026-11-21T12:00:00Z')
const lead = {
  name: '<script>alert("1")</script>\r\nBcc: x@world.example',
  email: 'ada@ferrer.example',
  company: `Ferrer & "Filles'`,
  phone: null,
  locale: null,
  created_at: '2026-11-21T12:34:56.789+00:00',
}
const payload = { ...lead, playbookType: 'content-engine' }
const render = (kind: string, changes: object = {}) =>
  renderMail({ kind, payload: { ...payload, ...changes }, queuedAt }, context)

test('renders a lead as plain text and escaped HTML, with replies to the visitor', async () => {
  const mail = await render('lead-notification')
  expect(mail).toMatchObject({ to: 'hello@tidewright.example', replyTo: 'ada@ferrer.example' })
  expect(mail.subject).not.toMatch(/[\r\n]/)
  expect(mail.text).toContain('Phone: not given\nLanguage: not known\nReceived: 2026-11-21 12:34 UTC')
  expect(mail.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; Bcc: x@world.example')
  expect(mail.html).toContain('Ferrer &amp; &quot;Filles&#39;')
  expect(mail.html).not.toContain('<script')
  expect(mail.headers).toBeUndefined()
  expect((await render('lead-notification', { suspected: true })).subject).toMatch(/^\[Possible spam\] /)
})

test.each([
  ['newsletter-paused', /^Newsletter paused: One$/, ['Sent: 210', 'Bounced or rejected: 6', 'spam: 2']],
  [
    'newsletter-reminder',
    /^No newsletter is ready for Tuesday 24 November at 09:00$/,
    ['Tuesday 24 November at 09:00 in Brussels'],
  ],
  ['newsletter-not-sent', /^The newsletter wasn’t sent: One$/, ['Problem: fr: An image is missing.']],
])('tells the team about the newsletter: %s', async (kind, subject, parts) => {
  const mail = await render(kind, {
    title: 'One',
    at: '2026-11-24T08:00:00+00:00',
    problem: 'fr: An image is missing.',
    ...{ sent: 210, waiting: 90, rejected: 6, complained: 2 },
  })
  expect(mail).toMatchObject({ to: 'hello@tidewright.example', replyTo: undefined })
  expect(mail.headers).toBeUndefined()
  expect(mail.subject).toMatch(subject)
  for (const part of parts) expect(mail.text).toContain(part)
  expect(mail.text + mail.html).not.toMatch(/\{\w*\}|undefined|\bnull\b/)
})

test('sums up leads for the team in numbers', async () => {
  const mail = await render('lead-digest', { added: 3, waiting: 5, waitingDays: 1 })
  expect(mail).toMatchObject({ to: 'hello@tidewright.example', subject: 'Leads: 3 new, 5 not contacted yet' })
  expect(mail.text).toContain('New since the last summary: 3\nNot contacted yet: 5\nLongest wait: 1 day\n')
  const none = await render('lead-digest', { added: 1, waiting: 0, waitingDays: null })
  expect(none.text).not.toContain('Longest')
})

test('fails for an unknown kind and an invalid payload', async () => {
  await expect(render('no-such-kind')).rejects.toThrow('no-such-kind')
  await expect(render('toString')).rejects.toThrow('toString')
  await expect(renderMail({ kind: 'lead-notification', payload: {}, queuedAt }, context)).rejects.toThrow()
})

const toTeam = [
  'lead-notification',
  'lead-digest',
  'newsletter-paused',
  'newsletter-reminder',
  'newsletter-not-sent',
]
const toVisitors = mailKinds.filter((kind) => !toTeam.includes(kind))

describe.each(toVisitors)('the email %s', (kind) => {
  test.each(locales)('reads well in $id', async ({ id, languageTag }) => {
    const mail = await render(kind, { locale: id })
    expect(mail.to).toBe('ada@ferrer.example')
    expect(mail.html).toContain(`<html lang="${languageTag}">`)
    for (const text of [mail.subject, mail.text, mail.html.replace(/<style>.*?<\/style>/s, '')])
      expect(text).not.toMatch(/\{\w*\}|undefined|\bnull\b|\[object/)
    expect(unsupportedFeatures(mail.html)).toEqual([])
    const words = mail.text.split('\n').filter((line) => !line.startsWith('https://'))
    for (const line of words) expect(line.length, line).toBeLessThanOrEqual(78)
    expect(mail.subject.length).toBeLessThanOrEqual(90)
  })

  test('quotes no form input, and shows no email in a link', async () => {
    const mail = await render(kind)
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toContain('Bcc')
      expect(part).not.toContain('Ferrer')
      expect(part).not.toContain('ada@')
    }
  })

  test('offers one-click unsubscribe, with a link for this recipient', async () => {
    const { headers, text } = await render(kind, { locale: 'fr' })
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const [, token = ''] =
      /^<https:\/\/tidewright\.example\/api\/unsubscribe\?locale=fr&token=([\w-]+)>$/.exec(
        headers?.['List-Unsubscribe'] ?? '',
      ) ?? []
    expect(await openLink(siteSecret, token, 'unsubscribe')).toBe('ada@ferrer.example')
    // The notice goes to somebody who is unsubscribed already.
    if (kind !== 'unsubscribe-notice')
      expect(text).toContain(`https://tidewright.example/fr/unsubscribe?token=${token}`)
  })

  test('is the same each time it is rendered', async () => {
    expect(await render(kind)).toEqual(await render(kind))
  })
})

test('the notice of an unsubscription links to its undoing, for 30 days after it was queued', async () => {
  const { text } = await render('unsubscribe-notice', { locale: 'it' })
  const [, token = ''] =
    /https:\/\/tidewright\.example\/it\/unsubscribe\?code=accepted&back=([\w-]+)/.exec(text) ?? []
  const open = (day: string) => openLink(siteSecret, token, 'resubscribe', Date.parse(day))
  expect(await open('2026-12-21T11:59:00Z')).toBe('ada@ferrer.example')
  expect(await open('2026-12-23T12:01:00Z')).toBeNull()
})

test('the confirmation request links to the confirmation page, for 30 days after it was queued', async () => {
  const { text, html } = await render('newsletter-confirmation', { locale: 'it' })
  const [, token = ''] =
    /https:\/\/tidewright\.example\/it\/newsletter\/confirm\?token=([\w-]+)/.exec(text) ?? []
  expect(html).toContain(`href="https://tidewright.example/it/newsletter/confirm?token=${token}"`)
  const open = (day: string) => openLink(siteSecret, token, 'confirm', Date.parse(day))
  expect(await open('2026-12-21T11:59:00Z')).toBe('ada@ferrer.example')
  expect(await open('2026-12-21T12:01:00Z')).toBeNull()
})

test('the playbook email contains the whole playbook', async () => {
  const mail = await render('playbook')
  const { title, pain, features } = await context.content.playbook('content-engine', 'en-UK')
  const flat = mail.text.replaceAll(/\s+/g, ' ')
  for (const words of [title, pain.trim(), ...features.map(({ text }) => text.trim())])
    expect(flat).toContain(words)
  expect(mail.subject).toContain(title)
})

test('the playbook email fills in figures and counts, in the language of the playbook that is published', async () => {
  const playbook = {
    title: 'Save {hours} hours',
    hook: '{teamCount:one of us|# of us}',
    pain: 'It costs {price}.',
    solution: 'Write to {company}.',
    features: [{ title: '{rate}', text: '{unknown}' }],
  }
  const counts = Object.fromEntries(countFigures.map(({ key }) => [key, 4]))
  const figures = [
    { key: 'hours', value: 1200, unit: 'number' },
    { key: 'price', value: 2500, unit: 'euro' },
    { key: 'rate', value: 94, unit: 'percent' },
  ]
  const lakeWith = (language: string) => async (input: string | URL | Request) => {
    const { searchParams } = new URL(String(input))
    const query = searchParams.get('query') ?? ''
    if (query.includes('"playbook"')) return Response.json({ result: { ...playbook, language } })
    if (!query.includes('"counts"')) return Response.json({ result: null })
    expect(searchParams.get('$language')).toBe('"en-UK"')
    return Response.json({ result: { company: 'Tidewright', figures, counts } })
  }
  const lake = { url: 'https://lake.example', dataset: 'production', token: 't' }
  const mailIn = async (language: string) => {
    const content = createMailContent(lake, lakeWith(language))
    const row = { kind: 'playbook', payload: { ...payload, locale: 'fr' }, queuedAt }
    const { subject, text } = await renderMail(row, { ...context, content })
    return `${subject}\n${text}`.replaceAll(/[\u202f\u00a0]/g, ' ')
  }
  const english = await mailIn('en-UK')
  for (const words of ['1,200 hours', 'four of us', 'costs €2,500', 'to Tidewright', '94%', '{unknown}'])
    expect(english).toContain(words)
  expect(await mailIn('fr')).toContain('It costs 2 500 €.')
})
