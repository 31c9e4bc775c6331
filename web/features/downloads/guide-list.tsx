import { localeOf } from '@tidewright/schemas/locales.ts'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { getListMessages } from './get-messages.ts'
import { gridClass } from './grid-class.ts'
import { LazyList } from './lazy-list.tsx'
import { ListNote } from './list-note.tsx'
import { ListUnreachable } from './list-unreachable.tsx'
import { Skeletons } from './skeletons.tsx'

/** The industry guides in the database. */
export async function GuideList({ section, locale, dataAttribute }: SectionProps<'guideList'>) {
  const messages = await getListMessages(locale, 'noGuides')
  const skeletons = (
    <Skeletons
      count={6}
      className={gridClass}
      rowClassName="min-h-56 content-start bg-raised p-6"
      loading={messages.loading}
    />
  )
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="raised">
      <div lang={localeOf(locale).languageTag}>
        <LazyList
          list="guides"
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
