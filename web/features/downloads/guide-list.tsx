import { readRows } from '@/backend/cached-rows.ts'
import { listGuides } from '@/backend/downloads.ts'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { DatabaseList, Skeletons } from './database-list.tsx'
import { getListMessages } from './get-messages.ts'
import { GuideRows, gridClass } from './rows.tsx'

/** The industry guides in the database. */
export async function GuideList({ section, locale, dataAttribute }: SectionProps<'guideList'>) {
  const messages = await getListMessages(locale, 'noGuides')
  const items = await readRows('guides', locale, listGuides)
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="raised">
      <DatabaseList
        list="guides"
        rows={items && <GuideRows items={items} locale={locale} messages={messages} />}
        section={section}
        locale={locale}
        messages={messages}
        skeletons={
          <Skeletons
            count={6}
            className={gridClass}
            rowClassName="min-h-56 content-start bg-raised p-6"
            loading={messages.loading}
          />
        }
        dataAttribute={dataAttribute}
      />
    </SectionFrame>
  )
}
