import { validateDocument } from '@sanity/validation'
import { schemaTypes } from '@tidewright/schemas/registry.ts'
import { createSchema, type SanityClient } from 'sanity'

export const schema = createSchema({ name: 'default', types: schemaTypes })

/** The paths of what validation finds. Outside the Studio, it reports errors of objects as warnings. */
export async function problemsOf(content: { _type: string; [field: string]: unknown }): Promise<string[]> {
  const fetch = async (query: string) => (query.startsWith('defined(') ? false : [])
  const client: unknown = { withConfig: () => client, fetch }
  const document = { _id: 'a', _rev: '1', _createdAt: '', _updatedAt: '', ...content }
  const { markers } = await validateDocument({ document, schema, client: client as SanityClient }) // what rules use
  return [...new Set(markers.map(({ path }) => path.join('.')))]
}
