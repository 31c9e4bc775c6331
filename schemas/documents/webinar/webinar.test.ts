import { evaluate, parse } from 'groq-js'
import {
  type CustomValidator,
  getPublishedId,
  getVersionFromId,
  getVersionId,
  type ValidationContext,
} from 'sanity'
import { expect, it } from 'vitest'
import { isCompletePage, isPastDay, warnOfMissingPage } from './webinar.schema.ts'

const recording = { file: { asset: { _ref: 'file-a-mp4' } } }
const slug = { current: 'first-90-days' }
const english = { _id: 'w', _type: 'webinar', language: 'en-UK' }
const french = { _id: 'drafts.w-fr', _type: 'webinar', language: 'fr' }
const inRelease = <Own extends { _id: string }>(own: Own) => ({
  ...own,
  _id: getVersionId(getPublishedId(own._id), 'r1'),
})
const links = {
  _id: 'links',
  _type: 'translation.metadata',
  translations: [
    { language: 'en-UK', value: { _ref: 'w' } },
    { language: 'fr', value: { _ref: 'w-fr' } },
  ],
}

type Webinar = Record<string, unknown> & { _id: string }

/** What a perspective, `published` or a release, shows. */
function visible(documents: Webinar[], perspective: unknown): object[] {
  const shown = new Map(
    documents.flatMap((each) => (getPublishedId(each._id) === each._id ? [[each._id, each]] : [])),
  )
  for (const each of documents) {
    const release = getVersionFromId(each._id)
    if (release && [perspective].flat().includes(release))
      shown.set(getPublishedId(each._id), { ...each, _id: getPublishedId(each._id) })
  }
  return [...shown.values()]
}

/** The fields that a rule marks, or true. */
async function check(rule: CustomValidator<Webinar>, document: Webinar, others: Webinar[] = []) {
  const fetch = async (
    query: string,
    params: Record<string, unknown>,
    { perspective }: { perspective: unknown },
  ) => {
    const dataset = visible([links, ...others], perspective)
    return (await evaluate(parse(query, { params }), { dataset, params })).get()
  }
  const context: unknown = { document, getClient: () => ({ fetch }) }
  const result = await rule(document, context as ValidationContext) // what the rules use
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
  ['what is left once the recording is taken away blocks nothing', { slug, recordedOn: '2026-11-12' }, true],
])('%s', async (_rule, fields, marked) => {
  expect(await check(isCompletePage, { ...english, ...fields })).toBe(marked)
})

it.each([
  ['published', french, [{ ...english, recording }], 'slug'],
  ['only a draft', french, [english, { ...english, _id: 'drafts.w', recording }], true],
  ['in another release', french, [english, { ...english, _id: 'versions.r2.w', recording }], true],
  ['in its release', inRelease(french), [english, { ...english, _id: 'versions.r1.w', recording }], 'slug'],
  ['taken away in its release', inRelease(french), [{ ...english, recording }, inRelease(english)], true],
])(
  'whether a translation needs a URL, with the English recording %s',
  async (_where, own, others, marked) => {
    expect(await check(isCompletePage, own, others)).toBe(marked)
    expect(await check(isCompletePage, { ...own, slug }, others)).toBe(true)
  },
)

it('warns of a URL or recording without a page', async () => {
  const other = { ...english, _id: 'other', recording }
  const warns = (fields: object, others: Webinar[] = [english, other]) =>
    check(warnOfMissingPage, { ...french, ...fields }, others)
  expect(await warns({})).toBe(true)
  expect(await warns({ slug })).toBe('slug')
  expect(await warns({ recording })).toBe('recording')
  expect(await warns({ slug, recording }, [{ ...english, recording }])).toBe(true)
  expect(await check(warnOfMissingPage, { ...english, slug })).toBe('slug')
})

it('a webinar can’t have been recorded in the future', async () => {
  const day = (recordedOn: string, fields: object) =>
    isPastDay(recordedOn, { document: { ...english, ...fields } } as unknown as ValidationContext) // what it uses
  expect(await day('2026-11-12', { recording })).toBe(true)
  expect(await day('2999-01-01', { recording })).toMatch(/earlier/)
  expect(await day('2999-01-01', {})).toBe(true)
})
