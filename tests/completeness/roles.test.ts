import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@tidewright/contracts/locales.ts'
import { leadRolesOf, roles } from '@tidewright/contracts/roles.ts'
import { evaluateSync, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { kindOf, mayTranslate, noRights, rightsOf, translateProblem } from '../../studio/roles/rights.ts'

const operating = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
/** In a hosted project, these are levels on resources of Sanity's own. */
const assets = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'

it.each(['content-editor', 'translator-fr'])('documents the filters of the custom role %s', (name) => {
  const role = roles.find((each) => each.name === name)
  const filters = role?.grants.flatMap(({ filter, permissions }) =>
    permissions.includes('create') && filter !== assets ? `\`${filter}\`` : [],
  )
  expect(operating).toContain(`| \`${name}\` | ${filters?.join(' and ')} |`)
})

const all = locales.map(({ id }) => id)

/** The rights of a role of ours, by its own filters. */
function rightsOfRole(name: string) {
  const grants = roles.find((role) => role.name === name)?.grants ?? []
  return rightsOf(async (probe) =>
    grants.some(({ filter, permissions }) => {
      const result = evaluateSync(parse(filter), { root: probe, dataset: [probe] })
      return permissions.includes('create') && result.type === 'boolean' && result.data === true
    }),
  )
}

it.each([
  [
    'editor',
    'editor',
    { drafts: all, publishes: all, links: true, redirects: true, settings: true, releases: true },
  ],
  ['content-editor', 'editor', { ...noRights, drafts: all, publishes: all, links: true, releases: true }],
  ['translator-fr', 'translator', { ...noRights, drafts: ['fr'], publishes: ['fr'], links: true }],
  ['contributor', 'contributor', { ...noRights, drafts: all }],
  ['viewer', 'viewer', noRights],
])('somebody with the role %s counts as %s', async (name, kind, rights) => {
  const found = await rightsOfRole(name)
  expect(found).toEqual(rights)
  expect(kindOf(found)).toBe(kind)
})

it('creating a translation needs its language and the right to link it', async () => {
  const translator = await rightsOfRole('translator-fr')
  expect(all.filter((locale) => mayTranslate(translator, locale))).toEqual(['fr'])
  expect(mayTranslate(await rightsOfRole('contributor'), 'fr')).toBe(false)
  expect(translateProblem(translator, 'fr')).toBeUndefined()
  expect(translateProblem(translator, 'es')).toContain('Español')
})

it.each([undefined, '', ' '])('uses the default lead roles for %j', (list) => {
  expect(leadRolesOf(list)).toEqual(['administrator', 'editor', 'developer'])
  expect(leadRolesOf('sales, editor')).toEqual(['sales', 'editor'])
})
