import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { Disclosure } from '@/ui/disclosure.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { InventedNote } from '../notice.tsx'
import { Quotation } from '../quotation.tsx'
import { Stats } from '../stats.tsx'

/** The number shown at first; the others expand. */
const shown = 2

/** Testimonials: two side by side, the others on demand. */
export async function TestimonialList({
  section,
  dataAttribute,
  notesInvented,
}: SectionProps<'testimonialList'>) {
  const t = await getTranslations('sections')
  const { testimonials, stats } = section
  const quotations = testimonials.map((testimonial) => (
    <li key={testimonial._id} className="border-tide border-t pt-4">
      <Quotation {...testimonial} />
    </li>
  ))
  const rest = quotations.slice(shown)
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="foam">
      {stats.length > 0 && (
        <div className="mb-10">
          <Stats stats={stats} dataAttribute={dataAttribute} />
        </div>
      )}
      {notesInvented && <InventedNote />}
      <ul className="grid gap-x-16 gap-y-5 md:grid-cols-2">{quotations.slice(0, shown)}</ul>
      {rest.length > 0 && (
        <Disclosure label={t('showMore', { count: rest.length })} className="mt-4">
          <ul className="grid gap-x-16 gap-y-5 md:grid-cols-2">{rest}</ul>
        </Disclosure>
      )}
    </SectionFrame>
  )
}
