import { localeOf } from '@tidewright/schemas/locales.ts'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { getListMessages } from './get-messages.ts'
import { LazyList } from './lazy-list.tsx'
import { ListNote } from './list-note.tsx'
import { ListUnreachable } from './list-unreachable.tsx'
import { Skeletons } from './skeletons.tsx'

/**
 * The tools and templates in the database. The starter guide comes first: links to its dialog lead here without
 * JavaScript.
 */
export async function DownloadList({ section, locale, dataAttribute }: SectionProps<'downloadList'>) {
  const messages = await getListMessages(locale, 'noResources')
  const skeletons = (
    <Skeletons count={4} rowClassName="border-t border-line py-8" loading={messages.loading} />
  )
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <div id="starter-guide" className="scroll-mt-28" lang={localeOf(locale).languageTag}>
        <LazyList
          list="resources"
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
