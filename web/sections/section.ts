import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { PageQueryResult } from '@tidewright/schemas/sanity.types.ts'

/** A section of a page as the content lake answers it. */
export type PageSection = NonNullable<PageQueryResult>['sections'][number]
export type SectionType = PageSection['_type']
export type SectionOf<Type extends SectionType> = Extract<PageSection, { _type: Type }>

/** What every section component is given. */
export type SectionProps<Type extends SectionType> = {
  section: SectionOf<Type>
  /** The reader's locale, for links and for the interface's own words. */
  locale: LocaleId
  /** BCP 47 tag of the language that the content is in: en-GB where a translation is missing. */
  languageTag: string
  /** `data-sanity` of a field of this section, for click-to-edit; undefined outside the preview. */
  dataAttribute: (field: string) => string | undefined
}
