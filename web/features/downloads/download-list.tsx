import { readRows } from '@/backend/cached-rows.ts'
import { listResources } from '@/backend/downloads.ts'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { DatabaseList, Skeletons } from './database-list.tsx'
import { getListMessages } from './get-messages.ts'
import { ResourceRows } from './rows.tsx'

/**
 * The tools and templates in the database. Without JavaScript, links to the dialog of the starter guide, which is one of
 * them, lead here.
 */
export async function DownloadList({ section, locale, dataAttribute }: SectionProps<'downloadList'>) {
  const messages = await getListMessages(locale, 'noResources')
  const items = await readRows('resources', locale, listResources)
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <div id="starter-guide" className="scroll-mt-28">
        <DatabaseList
          list="resources"
          rows={items && <ResourceRows items={items} locale={locale} messages={messages} />}
          section={section}
          locale={locale}
          messages={messages}
          skeletons={
            <Skeletons count={4} rowClassName="border-t border-line py-8" loading={messages.loading} />
          }
          dataAttribute={dataAttribute}
        />
      </div>
    </SectionFrame>
  )
}
