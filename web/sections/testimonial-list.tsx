import type { SectionOf, SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { Stats } from './stats.tsx'

type Testimonial = SectionOf<'testimonialList'>['testimonials'][number]

/** What customers say: the first one large, the others beside each other. */
export function TestimonialList({ section, dataAttribute }: SectionProps<'testimonialList'>) {
  const [first, ...others] = section.testimonials
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="foam">
      {section.stats.length > 0 && (
        <div className="mb-12">
          <Stats stats={section.stats} dataAttribute={dataAttribute} />
        </div>
      )}
      {first && <Quotation testimonial={first} className="font-display text-h2 max-w-[34ch]" />}
      <div className="mt-14 columns-1 gap-x-12 md:columns-2 lg:columns-3">
        {others.map((testimonial) => (
          <div key={testimonial._id} className="mb-8 break-inside-avoid border-t border-tide pt-5">
            <Quotation testimonial={testimonial} />
          </div>
        ))}
      </div>
    </SectionFrame>
  )
}

function Quotation({ testimonial, className = '' }: { testimonial: Testimonial; className?: string }) {
  return (
    <figure>
      <blockquote className={className}>
        <p>
          <q>{testimonial.quote}</q>
        </p>
      </blockquote>
      <figcaption className="mt-4 text-small">
        <strong>{testimonial.name}</strong>
        <span className="block text-muted">
          {testimonial.role}, {testimonial.company}
        </span>
      </figcaption>
    </figure>
  )
}
