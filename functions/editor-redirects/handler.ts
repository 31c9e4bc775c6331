import { editorRedirectsRequest } from '@tidewright/contracts/forms/redirect-hits.ts'
import { editorEndpoint } from '../_shared/editor.ts'

/** How often visitors followed redirects, for the Studio. */
export const handler = editorEndpoint({
  schema: editorRedirectsRequest,
  async handle(_body, _editor, { database }) {
    const { data, error } = await database.rpc('editor_redirect_hits')
    if (error)
      throw Object.assign(new Error('The database refused.'), { name: `DatabaseError ${error.code}` })
    return { status: 200, body: Object(data) }
  },
})
