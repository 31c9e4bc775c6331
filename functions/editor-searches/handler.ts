import { editorSearchesRequest } from '@tidewright/contracts/forms/search-misses.ts'
import { editorEndpoint } from '../_shared/editor.ts'

/** The searches without results of a language, for the Studio. */
export const handler = editorEndpoint({
  schema: editorSearchesRequest,
  async handle({ locale }, { id: editor }, { database }) {
    const { data, error } = await database.rpc('editor_search_misses', { editor, locale })
    if (error)
      throw Object.assign(new Error('The database refused.'), { name: `DatabaseError ${error.code}` })
    return { status: 200, body: Object(data) }
  },
})
