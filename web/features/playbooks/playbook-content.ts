import type { PlaybookType } from '@tidewright/contracts/forms/playbook-rules.ts'
import type { Playbook } from '@/content-types.ts'

/** A playbook as its tab shows it. */
export type PlaybookContent = Pick<
  Playbook,
  'week' | 'tab' | 'title' | 'hook' | 'pain' | 'solution' | 'features' | 'testimonials'
> & {
  type: PlaybookType
  /** Lets the visitor request it by email; empty in preview. */
  pass: string
  /** BCP 47 tag of its language. */
  languageTag: string
  /** The `data-sanity` attributes by field, in preview. */
  edit: Partial<Record<'title' | 'hook' | 'pain' | 'solution' | 'features' | 'testimonials', string>>
}
