import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { ListMessages } from './get-messages.ts'

/** The rows of a list; the server renders them, or the browser if the server couldn't read them. */
export type RowsProps<Item> = { items: Item[]; locale: LocaleId; messages: ListMessages }
