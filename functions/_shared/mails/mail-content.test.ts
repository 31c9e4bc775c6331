import { locales } from '@tidewright/schemas/locales.ts'
import { expect, test, vi } from 'vitest'
import { createMailContent } from './mail-content.ts'
import { mailKinds } from './render.ts'

const lake = { url: 'https://lake.example', dataset: 'production', token: 't' }
const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }))

test('the words that are published win, and are asked for once a language', async () => {
  const result = { subject: 'S', heading: 'H', text: null, closing: 'C' }
  const fetcher = answering({ result })
  const content = createMailContent(lake, fetcher)
  expect(await content.copy('lead-notification', 'fr')).toEqual(result)
  await content.copy('lead-notification', 'fr')
  expect(fetcher).toHaveBeenCalledTimes(1)
  await content.copy('lead-notification', 'en-UK')
  expect(fetcher).toHaveBeenCalledTimes(2)
})

test.each([
  ['nothing published', answering({ result: null })],
  ['half a document', answering({ result: { subject: 'S' } })],
  ['an error', answering({ error: 'no' }, 500)],
  ['no lake', () => Promise.reject(new Error('down'))],
])(
  'with %s the built-in words stand, in the language that is asked for',
  async (_case, fetcher: typeof fetch) => {
    const content = createMailContent(lake, fetcher)
    expect((await content.copy('lead-notification', 'en-UK')).subject).toContain('{company}')
    const [french, english] = [
      await content.copy('lead-confirmation', 'fr'),
      await content.copy('lead-confirmation', 'en-UK'),
    ]
    expect(french.subject).not.toBe(english.subject)
    expect((await content.brand()).site).toBe('Tidewright')
  },
)

test('a playbook is never made up: without an answer of the lake the mail has to wait', async () => {
  await expect(
    createMailContent(lake, answering({ result: null })).playbook('content-engine', 'fr'),
  ).rejects.toThrow()
  await expect(
    createMailContent(lake, () => Promise.reject(new Error('down'))).playbook('content-engine', 'fr'),
  ).rejects.toThrow()
})

test('a deployment without a content lake asks none, and has words and playbooks of its own', async () => {
  const fetcher = answering({})
  const content = createMailContent(null, fetcher)
  for (const kind of mailKinds)
    for (const { id } of locales) expect((await content.copy(kind, id)).subject, `${kind} ${id}`).toBeTruthy()
  expect((await content.playbook('recruitment', 'nl')).features).toHaveLength(3)
  expect(fetcher).not.toHaveBeenCalled()
  await expect(content.copy('no-such-kind', 'fr')).rejects.toThrow()
})
