import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { BookingForm } from './booking-form.tsx'

/** The short consultation form next to its introduction. */
export function BookCall({ section, locale, dataAttribute }: SectionProps<'bookCall'>) {
  const points = (
    <ol className="mt-5 grid gap-3 text-small lg:mt-8 lg:gap-4 lg:text-base">
      {section.points.map(({ _key, title, text }) => (
        <li key={_key} data-sanity={dataAttribute(`points[_key=="${_key}"]`)}>
          <strong className="block">{title}</strong>
          <span className="text-muted">{text}</span>
        </li>
      ))}
    </ol>
  )
  return (
    <SectionFrame
      section={section}
      dataAttribute={dataAttribute}
      tone="raised"
      layout="beside"
      beneath={points}
    >
      <BookingForm locale={locale} />
    </SectionFrame>
  )
}
