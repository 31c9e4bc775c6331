import {
  type EditorNewsletterRequest,
  newsletterOverview,
} from '@tidewright/contracts/forms/editor-newsletter.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'

const email = z.object({
  locale: z.enum(locales.map(({ id }) => id)),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  path: z.string(),
  problems: z.array(z.object({ severity: z.enum(['error', 'warning']), text: z.string() })),
})
export type Email = z.output<typeof email>

/** What each action returns. */
export const newsletterResponses = {
  overview: newsletterOverview,
  preview: z.object({ emails: z.array(email) }),
  test: z.object({ email: z.string() }),
  queue: z.object({ sendAt: z.string() }),
  change: z.object({ state: z.string() }),
} satisfies Record<EditorNewsletterRequest['action'], z.ZodType>
