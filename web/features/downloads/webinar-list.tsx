import { localeOf } from '@tidewright/schemas/locales.ts'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { getListMessages } from './get-messages.ts'
import { LazyList } from './lazy-list.tsx'
import { ListNote } from './list-note.tsx'
import { ListUnreachable } from './list-unreachable.tsx'
import { Skeletons } from './skeletons.tsx'

/** The webinar library in the database. */
export async function WebinarList({ section, locale, dataAttribute }: SectionProps<'webinarList'>) {
  const messages = await getListMessages(locale, 'noWebinars')
  const skeletons = (
    <Skeletons count={3} rowClassName="border-t border-line py-7" loading={messages.loading} />
  )
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} layout="beside">
      <div lang={localeOf(locale).languageTag}>
        <LazyList
          list="webinars"
          locale={locale}
          messages={messages}
          skeletons={skeletons}
          unavailable={<ListUnreachable messages={messages} />}
        />
      </div>
      <ListNote section={section} locale={locale} dataAttribute={dataAttribute} />
    </SectionFrame>
  )
}
