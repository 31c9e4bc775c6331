import { locales } from '@tidewright/contracts/locales.ts'
import { expect, test, vi } from 'vitest'
import { createMailContent } from './mail-content.ts'
import { mailKinds } from './render.ts'

const lake = { url: 'https://lake.example', dataset: 'production', token: 't' }
const lakeReturning = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }))

test('prefers published texts, and queries them once per language', async () => {
  const result = { subject: 'S', heading: 'H', text: null, closing: 'C' }
  const fetcher = lakeReturning({ result })
  const content = createMailContent(lake, fetcher)
  expect(await content.copy('lead-notification', 'fr')).toEqual(result)
  await content.copy('lead-notification', 'fr')
  expect(fetcher).toHaveBeenCalledTimes(1)
  await content.copy('lead-notification', 'en-UK')
  expect(fetcher).toHaveBeenCalledTimes(2)
})

test.each([
  ['nothing published', lakeReturning({ result: null })],
  ['half a document', lakeReturning({ result: { subject: 'S' } })],
  ['an error', lakeReturning({ error: 'no' }, 500)],
  ['no lake', () => Promise.reject(new Error('down'))],
])('falls back to the built-in texts in the same language with %s', async (_case, fetcher: typeof fetch) => {
  const content = createMailContent(lake, fetcher)
  expect((await content.copy('lead-notification', 'en-UK')).subject).toContain('{company}')
  const [french, english] = [
    await content.copy('lead-confirmation', 'fr'),
    await content.copy('lead-confirmation', 'en-UK'),
  ]
  expect(french.subject).not.toBe(english.subject)
  expect(await content.brand()).toMatchObject({ site: 'Tidewright', newsletterConfirmDays: '30' })
})

test('has no fallback for playbooks: the email waits until the lake is back', async () => {
  await expect(
    createMailContent(lake, lakeReturning({ result: null })).playbook('content-engine', 'fr'),
  ).rejects.toThrow()
  await expect(
    createMailContent(lake, () => Promise.reject(new Error('down'))).playbook('content-engine', 'fr'),
  ).rejects.toThrow()
})

test('sends no queries without a content lake, and uses built-in texts and playbooks', async () => {
  const fetcher = lakeReturning({})
  const content = createMailContent(null, fetcher)
  for (const kind of mailKinds)
    for (const { id } of locales) expect((await content.copy(kind, id)).subject, `${kind} ${id}`).toBeTruthy()
  expect((await content.playbook('recruitment', 'nl')).features).toHaveLength(3)
  expect(fetcher).not.toHaveBeenCalled()
  await expect(content.copy('no-such-kind', 'fr')).rejects.toThrow()
})
