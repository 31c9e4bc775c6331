import type { z } from 'zod'
import { type VisitorTemplate, visitor } from './template.ts'

/** Says that somebody unsubscribed the recipient, and offers a way back. */
export const unsubscribeNotice: VisitorTemplate<z.output<typeof visitor>> = {
  audience: 'visitor',
  payload: visitor,
  values: () => ({}),
  blocks: async (_payload, { copy, links }) => ({
    blocks: [{ type: 'button', label: copy.action ?? copy.heading, url: links.resubscribe }],
  }),
}
