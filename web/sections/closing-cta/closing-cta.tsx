import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { TideLines } from '@/ui/tide-drawing.tsx'
import { Actions } from '../actions.tsx'

/** The call to action at the end of a page, on deep water. */
export function ClosingCta({ section, locale, dataAttribute }: SectionProps<'closingCta'>) {
  return (
    <SectionFrame
      section={section}
      dataAttribute={dataAttribute}
      tone="deep"
      layout="beside"
      className="relative overflow-hidden pb-22 lg:pb-28"
    >
      <Actions actions={section.actions} locale={locale} className="lg:justify-end" />
      {section.note && (
        <p className="mt-4 text-muted text-small lg:text-right" data-sanity={dataAttribute('note')}>
          {section.note}
        </p>
      )}
      <TideLines className="absolute inset-x-0 bottom-4 h-12 w-full text-tide" />
    </SectionFrame>
  )
}
