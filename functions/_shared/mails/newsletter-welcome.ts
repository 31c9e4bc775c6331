import type { z } from 'zod'
import { type VisitorTemplate, visitor } from './template.ts'

/** Says that the newsletter will come, once the address was confirmed. */
export const newsletterWelcome: VisitorTemplate<z.output<typeof visitor>> = {
  audience: 'visitor',
  payload: visitor,
  values: () => ({}),
  blocks: async () => ({ blocks: [] }),
}
