/** What the Studio asks for in buttons and links that a marketer leaves empty. */
import { validateDocument } from '@sanity/validation'
import { schemaTypes } from '@tidewright/schemas/registry.ts'
import { createSchema, type SanityClient } from 'sanity'
import { expect, it } from 'vitest'

const schema = createSchema({ name: 'default', types: schemaTypes })

/** The paths of what validation finds. Outside the Studio, it reports errors of objects as warnings. */
async function problemsOf(content: { _type: string; [field: string]: unknown }): Promise<string[]> {
  const fetch = async (query: string) => (query.startsWith('defined(') ? false : [])
  const client: unknown = { withConfig: () => client, fetch }
  const document = { _id: 'a', _rev: '1', _createdAt: '', _updatedAt: '', ...content }
  const { markers } = await validateDocument({ document, schema, client: client as SanityClient }) // what rules use
  return [...new Set(markers.map(({ path }) => path.join('.')))]
}

it.each([{}, { kind: 'page' }, { kind: 'url', url: 'old' }, { kind: 'file' }, { anchor: 'No Anchor' }])(
  'asks for no target of a redirect that is gone for good: %o',
  async (link) => {
    const redirect = { _type: 'redirect', from: '/x', permanent: true, to: { _type: 'link', ...link } }
    expect(await problemsOf({ ...redirect, gone: true })).toEqual([])
    expect(await problemsOf({ ...redirect, gone: false })).not.toEqual([])
  },
)
