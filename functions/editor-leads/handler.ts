import { editorLeadsRequest, exportLimit, pageSize } from '@tidewright/contracts/forms/editor-leads.ts'
import { callDatabase } from '../_shared/database.ts'
import { editorEndpoint } from '../_shared/editor.ts'

/**
 * Leads for the Studio: lists, counts, changes and exports them, exports or erases a person, and switches the daily summary.
 * Every call that reads or changes something is recorded in `app_private.editor_access`, in its transaction.
 */
export const handler = editorEndpoint({
  schema: editorLeadsRequest,
  async handle(request, { id: editor }, deps) {
    const data = await run()
    return data === null ? { status: 404, body: { error: 'Not found' } } : { status: 200, body: Object(data) }

    function run() {
      switch (request.action) {
        case 'list': {
          const { search, status, firstRow } = request
          const rows = { first_row: firstRow, row_count: pageSize }
          return callDatabase(deps, 'editor_leads', { editor, purpose: 'list', search, status, ...rows })
        }
        case 'export': {
          const { search, status } = request
          return callDatabase(deps, 'editor_leads', {
            editor,
            purpose: 'export',
            search,
            status,
            row_count: exportLimit,
          })
        }
        case 'counts':
          return callDatabase(deps, 'editor_lead_counts', { editor })
        case 'digest':
          return callDatabase(deps, 'editor_lead_digest', { editor, is_on: request.isOn ?? null })
        case 'update': {
          const { action, ...changes } = request
          return callDatabase(deps, 'editor_update_lead', { editor, ...changes })
        }
        case 'export-person':
          return callDatabase(deps, 'editor_export_person', { editor, email: request.email })
        case 'erase-person':
          return callDatabase(deps, 'editor_erase_person', { editor, email: request.email })
      }
    }
  },
})
