import { evaluate, parse } from 'groq-js'
import type { SanityClient, ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { fetchDocumentsWithFigures, keepsFiguresInUse } from './figure-in-use.ts'

const documents = [
  { _id: 'a', _type: 'page', language: 'en-UK', title: 'Home', sections: [{ text: 'Within {days} days' }] },
  { _id: 'b', _type: 'servicePackage', language: 'fr', title: 'Audit', price: 'auditPrice' },
  { _id: 'c', _type: 'faq', language: 'en-UK', question: 'Why?', answer: 'No figure.' },
]

/** A client that answers like the content lake. */
function clientOf(published: string[], all: { _id: string }[] = documents): SanityClient {
  const client = {
    withConfig: () => client,
    fetch: async (query: string, params: Record<string, unknown> = {}) =>
      query.includes('siteSettings')
        ? published
        : (await evaluate(parse(query, { params }), { dataset: all, params })).get(),
  }
  return client as unknown as SanityClient // the methods that the validation calls
}

function validate(keys: string[], published = ['days', 'auditPrice', 'unused']) {
  const context = { getClient: () => clientOf(published) } as unknown as ValidationContext // as above
  return keepsFiguresInUse(
    keys.map((key) => ({ _type: 'figure', key })),
    context,
  )
}

it('allows deleting an unused figure', async () => {
  expect(await validate(['days', 'auditPrice'])).toBe(true)
})

it('rejects deleting a figure that a text or a price uses, and says where', async () => {
  expect(await validate(['auditPrice', 'unused'])).toMatch(/^{days} is still quoted by “Home” \(en-UK\):/)
  expect(await validate(['days', 'unused'])).toMatch(/^{auditPrice} is still quoted by “Audit” \(fr\):/)
})

it('rejects a renamed key like a deleted one', async () => {
  expect(await validate(['daysToGo', 'auditPrice'])).toMatch(/^{days} is still quoted/)
})

it('counts the file that the site makes as text of its document, until another is uploaded', async () => {
  const guide = { _type: 'download', language: 'en-UK', title: 'Starter guide' }
  const shippedFile = '/downloads/ai-for-smes-starter-guide.pdf'
  const all = [
    { ...guide, _id: 'made', shippedFile },
    { ...guide, _id: 'uploaded', shippedFile, file: { asset: { _ref: 'file-a' } } },
    { ...guide, _id: 'workbook', shippedFile: '/downloads/roi-calculator-workbook.xlsx' },
  ]
  const [made, ...others] = await fetchDocumentsWithFigures(clientOf([], all))
  expect(others).toEqual([])
  expect(made?.id).toBe('made')
  expect(made?.keys).toContain('roiDays')
})

it('reads all pages of documents', async () => {
  const many = Array.from({ length: 1000 }, (_, n) => ({
    _id: `p${String(n).padStart(4, '0')}`,
    _type: 'page',
    language: 'en-UK',
    title: '{days}',
  }))
  expect(await fetchDocumentsWithFigures(clientOf([], many))).toHaveLength(1000)
})
