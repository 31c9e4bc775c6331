import { localeOf } from '@tidewright/schemas/locales.ts'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { getDownloadMessages } from './get-messages.ts'
import { ListNote } from './list-note.tsx'
import { ResourceRows } from './resource-rows.tsx'

/** The tools and templates of the database. The starter guide is the first of them: what opens its dialog leads here otherwise. */
export async function DownloadList({ section, locale, dataAttribute }: SectionProps<'downloadList'>) {
  const messages = await getDownloadMessages(locale, 'noResources')
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <div id="starter-guide" lang={localeOf(locale).languageTag} className="scroll-mt-28">
        <ResourceRows locale={locale} messages={messages} />
      </div>
      <ListNote section={section} locale={locale} dataAttribute={dataAttribute} />
    </SectionFrame>
  )
}
