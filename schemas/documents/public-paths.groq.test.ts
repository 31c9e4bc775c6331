import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { publicPathCountQuery, publicPathsQuery } from './public-paths.groq.ts'

const category = (id: string, language = 'en-UK') => ({
  _id: id,
  _type: 'category',
  language,
  slug: { current: id },
})
const dataset = [
  category('full'),
  category('full-fr', 'fr'),
  category('alone'),
  category('empty'),
  {
    _id: 'group',
    _type: 'translation.metadata',
    translations: [{ value: { _ref: 'full' } }, { value: { _ref: 'full-fr' } }],
  },
  { _id: 'a', _type: 'insight', language: 'en-UK', slug: { current: 'a' }, category: { _ref: 'full' } },
  { _id: 'b', _type: 'insight', language: 'en-UK', slug: { current: 'b' }, category: { _ref: 'alone' } },
  { _id: 'c', _type: 'insight', language: 'en-UK', category: { _ref: 'empty' } },
]

async function run(query: string, language: string) {
  const params = { language, after: '' }
  return (await evaluate(parse(query, { params }), { dataset, params })).get()
}

it('keeps a category out of the sitemap until one of its translations has an article', async () => {
  const paths: { slug: string; noindex: boolean }[] = [
    ...(await run(publicPathsQuery, 'en-UK')),
    ...(await run(publicPathsQuery, 'fr')),
  ]
  expect(paths.filter(({ noindex }) => noindex).map(({ slug }) => slug)).toEqual(['empty'])
  expect(paths.map(({ slug }) => slug)).toContain('full-fr')
  expect(await run(publicPathCountQuery, 'en-UK')).toEqual({ count: 4 })
})
