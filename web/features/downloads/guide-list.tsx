import { localeOf } from '@tidewright/schemas/locales.ts'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { getDownloadMessages } from './get-messages.ts'
import { GuideRows } from './guide-rows.tsx'
import { ListNote } from './list-note.tsx'

/** The industry guides of the database. */
export async function GuideList({ section, locale, dataAttribute }: SectionProps<'guideList'>) {
  const messages = await getDownloadMessages(locale, 'noGuides')
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="raised">
      <div lang={localeOf(locale).languageTag}>
        <GuideRows locale={locale} messages={messages} />
      </div>
      <ListNote section={section} locale={locale} dataAttribute={dataAttribute} />
    </SectionFrame>
  )
}
