import { expect, test } from 'vitest'
import { loadEmails } from './load-issues.ts'

const issue = {
  language: 'en-UK',
  title: 'One',
  slug: 'one',
  summary: 'In short',
  blocks: [{ _type: 'issueFigure', value: '3', text: 'hours' }],
}

/** Loads an issue whose own query succeeds; `other` answers those for the texts around it. */
function load(other: () => Promise<Response>) {
  const isIssue = (input: Parameters<typeof fetch>[0]) => new URL(String(input)).searchParams.has('$issue')
  return loadEmails('issue-1', 'published', {
    contentLake: { url: 'https://lake.example', dataset: 'production', token: 't' },
    siteOrigins: ['https://site.example'],
    fetch: async (input) =>
      isIssue(input) ? Response.json({ result: { issues: [issue], settings: null } }) : other(),
  })
}

test.each([
  ['too many requests', async () => Response.json({ error: 'slow down' }, { status: 429 })],
  ['a bad gateway', async () => new Response('Bad gateway', { status: 502 })],
  ['a time-out', () => Promise.reject(new DOMException('too slow', 'TimeoutError'))],
])('freezes no built-in texts when their query ends with %s', async (_case, other) => {
  await expect(load(other)).rejects.toThrow()
})

test('uses the built-in texts if none are published', async () => {
  const [email] = await load(async () => Response.json({ result: null }))
  expect(email?.text).toContain('The team at Tidewright')
})
