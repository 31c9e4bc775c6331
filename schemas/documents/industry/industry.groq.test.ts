import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { industryQuery } from './industry.groq.ts'

it('shows the case studies and the playbook of the page’s language', async () => {
  const about = (_type: string, language: string) => ({
    _id: `${language}-${_type}`,
    _type,
    language,
    slug: { current: `${language}-slug` },
    title: language,
    industry: { _ref: 'logistics' },
  })
  const dataset = [
    { _id: 'logistics', _type: 'industry', language: 'nl', slug: { current: 'logistiek' } },
    ...['en-UK', 'nl'].flatMap((language) => [
      about('caseStudy', language),
      about('industryPlaybook', language),
    ]),
  ]
  const params = { language: 'nl', slug: 'logistiek' }
  const result = await (await evaluate(parse(industryQuery, { params }), { dataset, params })).get()
  expect(result).toMatchObject({ playbook: { title: 'nl' }, caseStudies: [{ slug: 'nl-slug' }] })
})
