import { localeOf } from '@tidewright/schemas/locales.ts'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { getWebinarMessages } from './get-messages.ts'
import { ListNote } from './list-note.tsx'
import { WebinarRows } from './webinar-rows.tsx'

/** The webinars of the database. */
export async function WebinarList({ section, locale, dataAttribute }: SectionProps<'webinarList'>) {
  const messages = await getWebinarMessages(locale)
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} layout="beside">
      <div lang={localeOf(locale).languageTag}>
        <WebinarRows locale={locale} messages={messages} />
      </div>
      <ListNote section={section} locale={locale} dataAttribute={dataAttribute} />
    </SectionFrame>
  )
}
