import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { DataAttribute } from '@/content-types.ts'

/** The props of a document's view. */
export type DocumentViewProps<Document> = {
  document: Document
  /** The reader's locale, for links. */
  locale: LocaleId
  contentLocale: LocaleId
  dataAttribute: DataAttribute
}
