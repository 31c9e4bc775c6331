import { localeOf } from '@tidewright/schemas/locales.ts'
import type { ReactNode } from 'react'
import type { RoutableDocument } from '@/content-types.ts'
import { languageAttribute } from '@/i18n/foreign-language-tag.ts'
import type { DocumentViewProps } from './document-view-props.ts'
import { firstInvented } from './first-invented.ts'
import { Section } from './section.tsx'

type WithSections = Extract<RoutableDocument, { sections: unknown }>

/** A document made of sections, below the head of its type. */
export function SectionsView({
  document,
  locale,
  contentLocale,
  dataAttribute,
  head,
}: DocumentViewProps<WithSections> & { head?: ReactNode }) {
  const { languageTag } = localeOf(contentLocale)
  const inventedKey = firstInvented(document.sections)
  return (
    <div lang={languageTag}>
      {head}
      {document.sections.map((section) => {
        const { lang } = languageAttribute(section)
        const shown = (
          <Section
            key={section._key}
            section={section}
            locale={locale}
            languageTag={lang ?? languageTag}
            notesInvented={section._key === inventedKey}
            dataAttribute={(field) => dataAttribute(`sections[_key=="${section._key}"].${field}`)}
          />
        )
        if (!lang) return shown
        return (
          <div key={section._key} lang={lang} className="contents">
            {shown}
          </div>
        )
      })}
    </div>
  )
}
