import type { z } from 'zod'
import { type VisitorTemplate, visitor } from './template.ts'

/** Asks whether the address wants the newsletter: nothing else is sent there before its link was followed. */
export const newsletterConfirmation: VisitorTemplate<z.output<typeof visitor>> = {
  audience: 'visitor',
  payload: visitor,
  values: () => ({}),
  blocks: async (_payload, { copy, links }) => ({
    blocks: [{ type: 'button', label: copy.action ?? copy.heading, url: links.confirm }],
  }),
}
