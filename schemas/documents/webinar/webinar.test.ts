import { evaluate, parse } from 'groq-js'
import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { hasPageForRecording } from './webinar.schema.ts'

const recording = { file: { asset: { _ref: 'file-a-mp4' } } }
const slug = { current: 'first-90-days' }
const english = { _id: 'w', _type: 'webinar', language: 'en-UK' }
const french = { _id: 'drafts.w-fr', _type: 'webinar', language: 'fr' }
const links = {
  _id: 'links',
  _type: 'translation.metadata',
  translations: [
    { language: 'en-UK', value: { _ref: 'w' } },
    { language: 'fr', value: { _ref: 'w-fr' } },
  ],
}

/** The fields that the rule marks, or true. */
async function check(document: Record<string, unknown>, others: object[] = []) {
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: [links, ...others], params })).get()
  const context: unknown = { document, getClient: () => ({ fetch }) }
  const result = await hasPageForRecording(document, context as ValidationContext) // what the rule uses
  return (
    result === true ||
    [result]
      .flat()
      .map((problem) => String(Object(problem).path))
      .join()
  )
}

it.each([
  ['an announcement is complete', {}, true],
  ['a recording with its day and URL is complete', { recording, slug, recordedOn: '2026-11-12' }, true],
  ['a recording needs a URL', { recording, recordedOn: '2026-11-12' }, 'slug'],
  ['a recording needs its day', { recording, slug }, 'recordedOn'],
  ['all that a recording needs is named at once', { recording }, 'slug,recordedOn'],
  ['a URL needs a recording', { slug }, 'slug'],
])('%s', async (_rule, fields, marked) => {
  expect(await check({ ...english, ...fields })).toBe(marked)
})

it.each([
  ['published', 'w'],
  ['a draft', 'drafts.w'],
  ['in a release', 'versions.rAutumn.w'],
])('a translation needs a URL once the English recording is %s', async (_where, _id) => {
  const recorded = { ...english, _id, recording }
  expect(await check(french, [recorded])).toBe('slug')
  expect(await check({ ...french, slug }, [recorded])).toBe(true)
})

it('a translation has neither a page nor a recording before the English webinar has one', async () => {
  const other = { ...english, _id: 'other', recording }
  expect(await check(french, [english, other])).toBe(true)
  expect(await check({ ...french, slug }, [english, other])).toBe('slug')
  expect(await check({ ...french, recording }, [english, other])).toBe('recording')
})
