import type { z } from 'zod'
import { type VisitorTemplate, visitor } from './template.ts'

/** Welcomes a subscriber after the confirmation. */
export const newsletterWelcome: VisitorTemplate<z.output<typeof visitor>> = {
  audience: 'visitor',
  payload: visitor,
  values: () => ({}),
  blocks: async () => ({ blocks: [] }),
}
