import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { ReactNode } from 'react'
import type { ListMessages } from './get-messages.ts'

/** What every list is given. */
export type RowsProps = {
  locale: LocaleId
  messages: ListMessages
  /** What stands in for the rows while they load. */
  skeletons: ReactNode
}
