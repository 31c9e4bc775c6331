import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { PageQueryResult } from '@tidewright/schemas/sanity.types.ts'
import { SectionFrame, SectionHead } from '@/ui/section-frame.tsx'
import { BookingForm } from './booking-form.tsx'

type BookCallSection = Extract<NonNullable<PageQueryResult>['sections'][number], { _type: 'bookCall' }>

type BookCallProps = {
  section: BookCallSection
  locale: LocaleId
  edit: (field: string) => string | undefined
}

/** The short consultation form beside its introduction. */
export function BookCall({ section, locale, edit }: BookCallProps) {
  return (
    <SectionFrame
      section={section}
      edit={edit}
      tone="raised"
      head={
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <SectionHead section={section} edit={edit} className="" />
            <ol className="mt-8 grid gap-5">
              {section.points.map(({ _key, title, text }) => (
                <li key={_key} data-sanity={edit(`points[_key=="${_key}"]`)}>
                  <strong className="block">{title}</strong>
                  <span className="text-muted">{text}</span>
                </li>
              ))}
            </ol>
          </div>
          <div className="lg:col-span-6 lg:col-start-7">
            <BookingForm locale={locale} />
          </div>
        </div>
      }
    />
  )
}
