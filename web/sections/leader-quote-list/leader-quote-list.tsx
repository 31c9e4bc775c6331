import type { SectionProps } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { SwipeRow } from '@/ui/swipe-row.tsx'
import { InventedNote } from '../notice.tsx'
import { Quotation } from '../quotation.tsx'
import { ShowLogos } from './show-logos.tsx'

/** Quotes of leaders, each with the company's logo or initials, and testimonials of customers: a row of each to swipe. */
export function LeaderQuoteList({ section, dataAttribute, notesInvented }: SectionProps<'leaderQuoteList'>) {
  const { quotes, testimonialsHeading, testimonials } = section
  return (
    <>
      <SectionFrame section={section} dataAttribute={dataAttribute}>
        {notesInvented && <InventedNote />}
        <SwipeRow label={section.heading}>
          {quotes.map(({ _id, domain, initials, portrait, ...quote }) => (
            <li key={_id} className="border-line border-t pt-4">
              <Quotation
                {...quote}
                face={<Picture picture={portrait} sizes="3rem" className="size-12 shrink-0 rounded-full" />}
                sign={
                  <span
                    aria-hidden="true"
                    className={`relative block h-10 shrink-0 ${section.hasLogos ? 'w-24' : 'w-16'}`}
                  >
                    <span className="inline-flex h-10 w-16 items-center justify-center border border-tide font-semibold text-small text-tide tracking-widest">
                      {initials}
                    </span>
                    {section.hasLogos && domain && <LeaderLogo domain={domain} />}
                  </span>
                }
              />
            </li>
          ))}
        </SwipeRow>
        {testimonials.length > 0 && (
          <>
            {testimonialsHeading && (
              <h3 className="mt-5 mb-4 text-h3 lg:mt-7" data-sanity={dataAttribute('testimonialsHeading')}>
                {testimonialsHeading}
              </h3>
            )}
            <SwipeRow label={testimonialsHeading}>
              {testimonials.map((testimonial) => (
                <li key={testimonial._id} className="border-tide border-t pt-4">
                  <Quotation {...testimonial} />
                </li>
              ))}
            </SwipeRow>
          </>
        )}
      </SectionFrame>
      {/* Outside the section: a section with a client component is repeated in the RSC payload. */}
      {section.hasLogos && <ShowLogos />}
    </>
  )
}

/** The logo of a company over its initials. `ShowLogos` reveals it once it has loaded. */
function LeaderLogo({ domain }: { domain: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: the logo service has one size, and the name is next to it
    <img
      src={`/api/logos/${domain}`}
      alt=""
      loading="lazy"
      decoding="async"
      className="leader-logo absolute inset-0 size-full bg-white object-contain object-left opacity-0"
    />
  )
}
