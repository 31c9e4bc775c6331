import { editorSearchesRequest } from '@tidewright/contracts/forms/search-misses.ts'
import { callDatabase } from '../_shared/database.ts'
import { editorEndpoint } from '../_shared/editor.ts'

/** The searches without results of a language, for the Studio. */
export const handler = editorEndpoint({
  schema: editorSearchesRequest,
  async handle({ locale }, { id: editor }, deps) {
    return { status: 200, body: Object(await callDatabase(deps, 'editor_search_misses', { editor, locale })) }
  },
})
