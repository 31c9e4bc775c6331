import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

/** Free text in a reading column, next to its heading if there is one. */
export function RichTextSection({ section, locale, dataAttribute }: SectionProps<'richTextSection'>) {
  const hasHead = section.heading !== '' || section.lead !== ''
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} layout={hasHead ? 'beside' : 'above'}>
      <div
        className={`max-w-[66ch] [&>:first-child]:mt-0 ${hasHead ? '' : 'lg:ml-[16.666%]'}`}
        data-sanity={dataAttribute('body')}
      >
        <RichText value={section.body} locale={locale} />
      </div>
    </SectionFrame>
  )
}
