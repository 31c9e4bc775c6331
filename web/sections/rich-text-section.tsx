import { RichText } from '@/ui/rich-text.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import type { SectionProps } from './section.ts'

/** Free text in a reading column. */
export function RichTextSection({ section, locale, edit }: SectionProps<'richTextSection'>) {
  return (
    <SectionFrame section={section} edit={edit}>
      <div className="max-w-[66ch] lg:ml-[16.666%] [&>:first-child]:mt-0" data-sanity={edit('body')}>
        <RichText value={section.body} locale={locale} />
      </div>
    </SectionFrame>
  )
}
