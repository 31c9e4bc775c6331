import { insightsByAuthorQuery } from '@tidewright/schemas/documents/insight/insight.groq.ts'
import { teamMemberQuery } from '@tidewright/schemas/documents/team-member/team-member.groq.ts'
import { expect, it } from 'vitest'
import { compileSeed } from '../../content/seed/documents.ts'
import { translationLinks } from '../../content/seed/translations.ts'
import type { InsightCard, TeamMember } from '../../web/content-types.ts'
import { TeamMemberView } from '../../web/views/team-member-view.tsx'
import { runQuery } from '../support/run-query.ts'
import { insightCard, published } from './documents.ts'
import { axeViolations, renderDocument } from './render.tsx'

const member: TeamMember = {
  ...published,
  _id: 'm',
  _type: 'teamMember',
  name: 'Elin Marchetti',
  slug: 'elin-marchetti',
  breadcrumb: 'Elin Marchetti',
  role: 'Founder',
  bio: 'She counts first.',
  invented: true,
  portrait: null,
  versions: ['m'],
  insights: [],
  allPath: '/insights',
}

const render = (own: Partial<TeamMember>) => renderDocument(TeamMemberView, { ...member, ...own })

it('shows who a team member is, that they are fictional, the next step and their articles', async () => {
  const html = await render({ insights: [insightCard('an-article')] })
  expect(html).toMatch(/<svg.*EM<\/text>.*<h1[^>]*>Elin Marchetti<\/h1>.*Founder.*She counts first\./)
  expect(html).toContain('the people and firms here are invented')
  expect(html).toMatch(/<a class="button-primary" href="\/contact#book-call" data-dialog="consultation"/)
  expect(html).toMatch(/<h2[^>]*>Articles by Elin Marchetti<\/h2>.*href="\/insights\/an-article"/)
  expect(html).toMatch(/href="\/insights">All articles</)
  for (const field of ['portrait', 'name', 'role', 'bio']) expect(html).toContain(`data-sanity="${field}"`)
  expect(await axeViolations(html)).toEqual([])
})

it('has no list of articles for a member without any, and no note for a real person', async () => {
  const html = await render({ invented: false })
  expect(html).toContain('She counts first.')
  expect(html).not.toContain('<h2')
  expect(html).not.toContain('invented')
})

it('has the articles of a language, whichever translation of the author they name', async () => {
  const seed = compileSeed().filter(({ document }) => ['insight', 'teamMember'].includes(document._type))
  const dataset = [...seed.map(({ document }) => document), ...translationLinks(seed)]
  const { versions } = await runQuery(teamMemberQuery, dataset, { language: 'en-UK', slug: 'elin-marchetti' })
  expect(versions).toHaveLength(5)
  const params = { locale: 'fr', fallback: 'en-UK', authors: versions, end: 24 }
  const insights: InsightCard[] = await runQuery(insightsByAuthorQuery, dataset, params)
  expect(insights.map(({ slug }) => slug)).toEqual([
    'l-avantage-des-pme',
    'le-cout-cache-des-processus-manuels',
  ])
})
