import { industryQuery } from '@tidewright/schemas/documents/industry/industry.groq.ts'
import { expect, it } from 'vitest'
import { compileSeed } from '../../content/seed/documents.ts'
import type { Industry } from '../../web/content-types.ts'
import { IndustryView } from '../../web/views/industry-view.tsx'
import { runQuery } from '../support/run-query.ts'
import { axeViolations, renderDocument } from './render.tsx'

const dataset = compileSeed().map(({ document }) => document)

const industryOf = (language: string, slug: string): Promise<Industry> =>
  runQuery(industryQuery, dataset, { language, slug })

it('shows the number of an industry first, then where to start, its case studies and the other industries', async () => {
  const html = await renderDocument(IndustryView, await industryOf('en-UK', 'legal-services'))
  expect(html).toMatch(
    /<h1[^>]*>Legal Services<\/h1>.*Twenty new matters.*Talk about your figures.*Where the hours go/,
  )
  expect(html).toMatch(/A matter opened before lunch.*Pays for itself in.*Check conflicts/)
  expect(html).toMatch(/the people and firms here are invented.*href="\/case-studies\/studio-notarile-ferri"/)
  expect(html).toContain('href="/#roi-calculator"')
  expect(html).toContain('href="/industries/manufacturing"')
  expect(html).not.toContain('href="/industries/legal-services"')
  for (const field of ['title', 'summary', 'result', 'picture'])
    expect(html).toContain(`data-sanity="${field}"`)
  expect(await axeViolations(html)).toEqual([])
})

it('has the documents of its own language', async () => {
  const html = await renderDocument(IndustryView, await industryOf('nl', 'maakindustrie'), 'nl')
  expect(html).toContain('href="/nl/branches/zorg"')
  expect(html).toContain('Terugverdiend')
})

it('leaves out what an industry lacks', async () => {
  const industry = await industryOf('en-UK', 'healthcare')
  const html = await renderDocument(IndustryView, {
    ...industry,
    playbook: null,
    caseStudies: [],
    others: [],
  })
  expect(html).not.toMatch(/Where to start|Seen from the inside|Other industries|invented/)
})
