import { expect, it } from 'vitest'
import type { Category, InsightCard } from '../../web/content-types.ts'
import { InsightList } from '../../web/sections/insight-list/insight-list.tsx'
import { CategoryView } from '../../web/views/category-view.tsx'
import { insightCard, published } from './documents.ts'
import { axeViolations, renderDocument, renderHtml } from './render.tsx'

const guides = { language: 'fr', title: 'Guide ROI', slug: 'guides-roi', versions: ['c'] }
const insight = (id: string, own: Partial<InsightCard> = {}) => insightCard(id, { category: guides, ...own })
const category: Category = {
  ...published,
  _id: 'c',
  _type: 'category',
  title: 'ROI Guide',
  heading: 'ROI guides',
  breadcrumb: 'ROI guides',
  slug: 'roi-guides',
  summary: 'What manual work costs.',
  versions: ['c'],
  insights: [insight('tide', { author: { name: 'Elin', invented: true } }), insight('boat')],
  listPages: { number: 2, count: 3, path: '/insights/topics/roi-guides' },
  allPath: '/insights',
}

const view = (own: Partial<Category>) => renderDocument(CategoryView, { ...category, ...own })

it('a category shows its introduction, one page of its articles, and links to the rest', async () => {
  const html = await view({})
  expect(html).toMatch(/<h1[^>]*>ROI guides<\/h1>.*What manual work costs\..*Page 2 of 3/)
  expect(html).toMatch(/<h2[^>]*><a href="\/insights\/tide".*<h2[^>]*><a href="\/insights\/boat"/)
  expect(html).toContain('the people and firms here are invented')
  expect(html).toMatch(/href="\/insights\/topics\/roi-guides#articles" rel="prev".*href="\/insights">All/)
  expect(await axeViolations(html)).toEqual([])
})

it('a category without articles leads to all others', async () => {
  const html = await view({ insights: [], listPages: { ...category.listPages, number: 1, count: 1 } })
  expect(html).not.toContain('<nav')
  expect(html).not.toContain('invented')
  expect(html).toContain('href="/insights">All articles')
})

it('a list has the articles below a link to their category, or the kind of those without one', async () => {
  const kind = { language: 'en-UK', title: 'Field note', slug: '', versions: [] }
  const others = [insight('a'), insight('b', { category: kind }), insight('c', { category: null })]
  const html = await renderHtml(
    <InsightList
      section={{
        _key: 'k',
        _type: 'insightList',
        heading: 'All',
        lead: '',
        anchor: '',
        layout: 'byKind',
        insights: [insight('newest'), ...others],
        listPages: null,
        allPath: null,
      }}
      locale="fr"
      languageTag="en-GB"
      notesInvented={false}
      dataAttribute={() => undefined}
    />,
  )
  expect(html).toMatch(/<h3[^>]*><a lang="fr"[^>]*href="\/fr\/analyses\/themes\/guides-roi">Guide ROI<\/a>/)
  expect(html).toMatch(/<h3[^>]*><span>Field note<\/span><\/h3>/)
  expect(html).toMatch(/<h4[^>]*><a[^>]*\/b".*<h3[^>]*><a[^>]*\/c"/)
  expect(await axeViolations(html)).toEqual([])
})
