import { expect, it, vi } from 'vitest'
import { referencedIds } from '../../../studio/translations/documents/translated-copy.ts'
import { applySourceOrder } from '../../../studio/translations/order/use-apply-source-order.tsx'
import { memoryLake } from './memory-lake.ts'

const listing = (_id: string, language: string, ...ids: string[]) => {
  const faqs = ids.map((_ref) => ({ _key: _ref, _type: 'reference', _ref }))
  return { _id, _type: 'page', language, sections: [{ _key: 'f', _type: 'faqList', faqs }] }
}
const groupOf = (id: string) => ({
  _id: `translations-${id}`,
  _type: 'translation.metadata',
  translations: ['en-UK', 'nl'].map((language) => ({
    language,
    value: { _ref: language === 'nl' ? `${id}-nl` : id },
  })),
})
const faq = (_id: string, language: string) => ({ _id, _type: 'faq', language })
const questions = [
  faq('why', 'en-UK'),
  faq('why-nl', 'nl'),
  faq('how', 'en-UK'),
  groupOf('why'),
  groupOf('how'),
]
const listedIn = (lake: ReturnType<typeof memoryLake>, id: string) => referencedIds(lake.read(id))

it('points references to a translation once it is published, but not in other languages and releases', async () => {
  const unchanged = [listing('a', 'en-UK', 'why'), listing('versions.r1.a-nl', 'nl', 'why')]
  const lake = memoryLake([
    ...questions,
    ...unchanged,
    listing('a-nl', 'nl', 'how', 'why'),
    listing('drafts.a-nl', 'nl', 'why'),
  ])
  expect(await applySourceOrder(lake.client, ['why-nl'], 'r1')).toMatchObject({ reordered: [], failed: [] })
  expect(await applySourceOrder(lake.client, ['why'])).toMatchObject({ reordered: [], failed: [] })
  expect(listedIn(lake, 'a-nl')).toEqual(['how', 'why'])
  expect(await applySourceOrder(lake.client, ['why-nl'])).toMatchObject({ reordered: [], failed: [] })
  expect(listedIn(lake, 'a-nl')).toEqual(['how', 'why-nl'])
  expect(listedIn(lake, 'drafts.a-nl')).toEqual(['why-nl'])
  for (const document of unchanged) expect(lake.read(document._id)).toMatchObject(document)
})

it('points the references of a published translation to translations that were published before', async () => {
  const lake = memoryLake([
    ...questions,
    groupOf('a'),
    listing('a', 'en-UK', 'why', 'how'),
    listing('a-nl', 'nl', 'why', 'how'),
  ])
  expect(await applySourceOrder(lake.client, ['a-nl'])).toMatchObject({ reordered: [], failed: [] })
  expect(listedIn(lake, 'a-nl')).toEqual(['why-nl', 'how'])
})

it('reports the language if references could not be updated, and keeps concurrent edits', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let writes = 0
  const lake = memoryLake([...questions, listing('a-nl', 'nl', 'why'), listing('b-nl', 'nl', 'why')], () => {
    writes++
    if (writes === 1) throw new Error('Unreachable')
    if (writes === 2) lake.put({ ...listing('b-nl', 'nl', 'how', 'why'), title: 'Typed' })
  })
  expect(await applySourceOrder(lake.client, ['why-nl'])).toMatchObject({ reordered: [], failed: ['nl'] })
  expect(listedIn(lake, 'a-nl')).toEqual(['why'])
  expect(lake.read('b-nl')).toMatchObject({ title: 'Typed' })
  expect(listedIn(lake, 'b-nl')).toEqual(['how', 'why-nl'])
})
