import type { z } from 'zod'
import { type VisitorTemplate, visitor } from './template.ts'

/**
 * Confirms a request to the visitor and says what happens next. It quotes no input: the email may belong to somebody
 * else and must not deliver a stranger's text to them.
 */
export const leadConfirmation: VisitorTemplate<z.output<typeof visitor>> = {
  audience: 'visitor',
  payload: visitor,
  values: () => ({}),
  blocks: async () => ({ blocks: [] }),
}
