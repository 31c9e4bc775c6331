import type { z } from 'zod'
import { type VisitorTemplate, visitor } from './template.ts'

/** Asks for confirmation of the newsletter; nothing else is sent to this email before. */
export const newsletterConfirmation: VisitorTemplate<z.output<typeof visitor>> = {
  audience: 'visitor',
  payload: visitor,
  values: () => ({}),
  blocks: async (_payload, { copy, links }) => ({
    blocks: [{ type: 'button', label: copy.action ?? copy.heading, url: links.confirm }],
  }),
}
