import { commonEmailPlaceholders, emailPlaceholders } from '@tidewright/contracts/email-placeholders.ts'
import { countFigures } from '@tidewright/contracts/figures.ts'
import { emailTexts } from '@tidewright/contracts/forms/editor-emails.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { describe, expect, test } from 'vitest'
import { openLink } from '../_shared/link-token.ts'
import builtIn from '../_shared/mails/built-in-copy.json' with { type: 'json' }
import { createMailContent } from '../_shared/mails/mail-content.ts'
import { mailKinds } from '../_shared/mails/render.ts'
import { renderSample } from './render-sample.ts'

const siteSecret = 'the secret of the site'
const languages = locales.map(({ id }) => id)

/** A lake with an issue in some languages, and nothing else. */
function depsWith(
  issueLanguages: readonly string[],
): Parameters<typeof renderSample>[1] & { siteSecret: string } {
  const answer = (query: string) => {
    if (query.includes('"languages"'))
      return [{ _id: 'issue-1', title: 'One', date: '2026-11-24', languages: issueLanguages }]
    if (!query.includes('"issues"')) return null
    const issues = issueLanguages.map((language) => ({
      language,
      title: 'One {two}',
      slug: 'one',
      blocks: [],
    }))
    const counts = Object.fromEntries(countFigures.map(({ key }) => [key, 3]))
    return { issues, settings: { figures: [{ key: 'two', value: 2, unit: 'number' }], counts } }
  }
  return {
    siteOrigins: ['https://tidewright.example'],
    siteSecret,
    mail: { apiUrl: '', apiKey: '', from: '', leadsTo: 'hello@tidewright.example' },
    contentLake: { url: 'https://lake.example', dataset: 'production', token: 't' },
    fetch: async (input) =>
      Response.json({ result: answer(new URL(String(input)).searchParams.get('query') ?? '') }),
  }
}

const none = emailTexts.parse({})
const textsOf = (kind: string, locale: (typeof languages)[number]) =>
  createMailContent(null, fetch).copy(kind, locale)

test('knows every kind that has texts', () => {
  expect(Object.keys(builtIn.copies).sort()).toEqual([...mailKinds, 'newsletter-issue'].sort())
})

const withLinks = ['newsletter-confirmation', 'newsletter-issue', 'newsletter-welcome', 'unsubscribe-notice']

describe.each(Object.keys(builtIn.copies))('a sample of %s', (kind) => {
  test.each(languages)('has no unfilled placeholder and no valid link in %s', async (locale) => {
    const { mail } = await renderSample(
      { kind, locale, texts: await textsOf(kind, locale) },
      depsWith(languages),
    )
    if (!mail) throw new Error('Nothing was rendered.')
    for (const part of [mail.subject, mail.text, mail.html.replace(/<style>.*?<\/style>/s, '')]) {
      expect(part).toMatch(/\S/)
      expect(part).not.toMatch(/\{\w*\}|undefined|\bnull\b|\[object|\.invalid/)
    }
    const tokens = [...`${mail.text} ${mail.html}`.matchAll(/(?:token|back)=([\w-]+)/g)]
    if (withLinks.includes(kind)) expect(tokens).not.toEqual([])
    for (const [, token = ''] of tokens)
      for (const purpose of ['confirm', 'unsubscribe', 'resubscribe'] as const)
        expect(await openLink(siteSecret, token, purpose)).toBeNull()
  })
})

test.each(Object.entries(emailPlaceholders))('fills in what the texts of %s can use', async (kind, own) => {
  const figures = kind === 'newsletter-issue' ? ['two', 'teamCount'] : []
  const closing = [...commonEmailPlaceholders, ...own, ...figures].map((key) => `{${key}}`).join(' ')
  const { mail } = await renderSample(
    { kind, locale: 'en-UK', texts: { ...none, subject: closing, closing } },
    depsWith(languages),
  )
  expect(mail?.subject).toContain('Tidewright')
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/[{}]/)
})

test('shows the texts as they are, and a missing one as nothing', async () => {
  const texts = { ...none, subject: 'New from {company}: {nmae}', closing: 'The team at {site}' }
  const { mail } = await renderSample({ kind: 'lead-notification', locale: 'en-UK', texts }, depsWith([]))
  expect(mail?.subject).toBe('New from Novak Bakery: {nmae}')
  expect(mail?.text).toContain('The team at Tidewright')
})

test.each([null, undefined])(
  'labels a button without a text of its own (%s) as the real email does',
  async (action) => {
    const texts = emailTexts.parse({ heading: 'Confirm it', closing: 'Bye', action })
    const edited = { kind: 'newsletter-confirmation', locale: 'en-UK', texts } as const
    const { mail } = await renderSample(edited, depsWith([]))
    expect(mail?.html).toMatch(/<a class="button"[^>]*>Confirm it<\/a>/)
  },
)

test('asks for an issue if there is none in the language of its frame', async () => {
  const frame = { kind: 'newsletter-issue', locale: 'fr', texts: none } as const
  expect((await renderSample(frame, depsWith(['en-UK']))).problem).toContain('Write one in Français')
  expect((await renderSample({ ...frame, kind: 'no-such-kind' }, depsWith([]))).problem).toContain('no email')
})
