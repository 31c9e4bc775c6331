import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { ReactNode } from 'react'
import type { ListMessages } from './get-messages.ts'

/** The props of every list. */
export type RowsProps = {
  locale: LocaleId
  messages: ListMessages
  /** Shown while the rows load. */
  skeletons: ReactNode
}
