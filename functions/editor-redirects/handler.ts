import { editorRedirectsRequest } from '@tidewright/contracts/forms/redirect-hits.ts'
import { callDatabase } from '../_shared/database.ts'
import { editorEndpoint } from '../_shared/editor.ts'

/** How often visitors followed redirects, for the Studio. */
export const handler = editorEndpoint({
  schema: editorRedirectsRequest,
  async handle(_body, _editor, deps) {
    return { status: 200, body: Object(await callDatabase(deps, 'editor_redirect_hits')) }
  },
})
