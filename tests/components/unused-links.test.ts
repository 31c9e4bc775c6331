/** What the Studio asks for in buttons and links that a marketer leaves empty. */
import { retainerTierFragment } from '@tidewright/schemas/documents/retainer-tier/retainer-tier.groq.ts'
import { schemaTypes } from '@tidewright/schemas/registry.ts'
import { type InitialValueResolverContext, isObjectSchemaType, resolveInitialValueForType } from 'sanity'
import { expect, it, vi } from 'vitest'
import { runQuery } from '../support/run-query.ts'
import { problemsOf, schema } from './problems-of.ts'

it.each([{}, { kind: 'page' }, { kind: 'url', url: 'old' }, { kind: 'file' }, { anchor: 'No Anchor' }])(
  'asks for no target of a redirect that is gone for good: %o',
  async (link) => {
    const redirect = { _type: 'redirect', from: '/x', permanent: true, to: { _type: 'link', ...link } }
    expect(await problemsOf({ ...redirect, gone: true })).toEqual([])
    expect(await problemsOf({ ...redirect, gone: false })).not.toEqual([])
  },
)

it('creates no button or link with a new document, section or item', async () => {
  vi.stubGlobal('window', {}) // in which the resolver looks for a scheduler
  const context: unknown = { schema } // all that the resolver uses
  const values = schemaTypes.map(async ({ name }) => {
    const type = schema.get(name)
    if (!type || !isObjectSchemaType(type)) return ''
    const value = await resolveInitialValueForType(type, {}, 10, context as InitialValueResolverContext)
    return `${name} ${JSON.stringify(value)}`
  })
  const withButton = (await Promise.all(values)).filter((value) =>
    /"_type":"(?:action|menuLink|link)"/.test(value),
  )
  vi.unstubAllGlobals()
  expect(withButton).toEqual([])
})

const tierWith = (action: object) => ({ _type: 'retainerTier', action: { _type: 'action', ...action } })

it.each([{}, { variant: 'secondary' }, { variant: 'primary', link: { _type: 'link', kind: 'page' } }])(
  'accepts an optional button that is empty: %o',
  async (action) => {
    const problems = await problemsOf(tierWith(action))
    expect(problems.filter((path) => path.startsWith('action'))).toEqual([])
  },
)

const email = { _type: 'link', kind: 'email', email: 'a@example.com' }

it.each([
  [{ label: 'Call' }, 'action.link'],
  [{ label: 'Call', link: { _type: 'link' } }, 'action.link.target'],
  [{ link: email }, 'action.label'],
])('asks for what is missing in a button that was begun: %o', async (action, missing) => {
  expect(await problemsOf(tierWith(action))).toContain(missing)
})

it('shows visitors no empty button, and a button with the default kind of link and style', async () => {
  const page = { _id: 'about', _type: 'page', slug: { current: 'about' } }
  const link = { _type: 'link', target: { _ref: 'about' } }
  const dataset = [tierWith({ variant: 'secondary' }), tierWith({ label: 'About', link }), page]
  const query = `*[_type == "retainerTier"]${retainerTierFragment}.action`
  expect(await runQuery(query, dataset)).toMatchObject([
    null,
    { label: 'About', variant: 'primary', link: { kind: 'page', target: { slug: 'about' } } },
  ])
})

it('asks for a button that is required, and for each one of a list', async () => {
  const headerAction = { _type: 'action', variant: 'primary' }
  const menu = {
    _key: 'a',
    _type: 'menu',
    label: 'Services',
    overview: { _type: 'menuLink' },
    links: [{ _key: 'b', _type: 'menuLink' }],
  }
  const problems = await problemsOf({ _type: 'navigation', headerAction, header: [menu] })
  expect(problems).toContain('headerAction')
  const ends = problems.map((path) => path.split('.').at(-1))
  expect(ends.filter((end) => end === 'label' || end === 'link')).toEqual(['label', 'link'])
  expect(problems.filter((path) => path.includes('overview'))).toEqual([])
})
