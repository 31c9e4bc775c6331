import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { ListMessages } from './get-messages.ts'

/** The rows of a list; the server renders them, or the browser if the server couldn't read them. */
export type RowsProps<Item> = { items: Item[]; locale: LocaleId; messages: ListMessages }

/** The anchor of a row of the lists, for links that lead to it. */
export function rowAnchor(id: string): string {
  return `download-${id}`
}

/** Shown instead of a list without rows. */
export function EmptyList({ text }: { text: string }) {
  return <p className="border-l-4 border-line bg-raised p-6 text-muted">{text}</p>
}
