import { readRows } from '@/backend/cached-rows.ts'
import { listWebinars } from '@/backend/downloads.ts'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { DatabaseList, Skeletons } from './database-list.tsx'
import { getListMessages } from './get-messages.ts'
import { WebinarRows } from './rows.tsx'

/** The webinar library in the database. */
export async function WebinarList({ section, locale, dataAttribute }: SectionProps<'webinarList'>) {
  const messages = await getListMessages(locale, 'noWebinars')
  const items = await readRows('webinars', locale, listWebinars)
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} layout="beside">
      <DatabaseList
        list="webinars"
        rows={items && <WebinarRows items={items} locale={locale} messages={messages} />}
        section={section}
        locale={locale}
        messages={messages}
        skeletons={
          <Skeletons count={3} rowClassName="border-t border-line py-7" loading={messages.loading} />
        }
        dataAttribute={dataAttribute}
      />
    </SectionFrame>
  )
}
