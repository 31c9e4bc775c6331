import type { z } from 'zod'
import { type VisitorTemplate, visitor } from './template.ts'

/**
 * Tells a visitor that the request has arrived and what happens next. Nothing that was typed is quoted: the address may be
 * somebody else's, and the mail must not carry a stranger's words to it.
 */
export const leadConfirmation: VisitorTemplate<z.output<typeof visitor>> = {
  audience: 'visitor',
  payload: visitor,
  values: () => ({}),
  blocks: async () => ({ blocks: [] }),
}
