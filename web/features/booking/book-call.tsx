import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import type { SectionProps } from '@/content-types.ts'
import { linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { getFormMessages } from './get-messages.ts'
import { LazyConsultationForm } from './lazy-consultation-form.tsx'
import type { FormFlash } from './post-lead.ts'

/**
 * The short consultation form next to its introduction, and below what happens next. With other buttons it is the call to action at the end of a page,
 * on deep water.
 */
export function BookCall({ section, locale, dataAttribute }: SectionProps<'bookCall'>) {
  const { points, actions } = section
  const isEnd = actions.length > 0
  const list = points.length > 0 && (
    <ol className="grid gap-x-12 gap-y-2 text-small lg:auto-cols-fr lg:grid-flow-col">
      {points.map(({ _key, title, text }) => (
        <li
          key={_key}
          className="border-line border-t pt-2 lg:pt-3"
          data-sanity={dataAttribute(`points[_key=="${_key}"]`)}
        >
          <strong className="block">{title}</strong>
          <span className="text-muted">{text}</span>
        </li>
      ))}
    </ol>
  )
  const links = isEnd && (
    <p className="mt-5 flex flex-wrap gap-4">
      {actions.map(({ _key, label, variant, link }) => (
        <ActionLink key={_key} label={label} variant={variant} {...linkProps(link, locale)} />
      ))}
    </p>
  )
  return (
    <SectionFrame
      section={section}
      dataAttribute={dataAttribute}
      tone={isEnd ? 'deep' : 'raised'}
      layout="beside"
      beneath={links}
      below={list}
    >
      <BookingForm locale={locale} />
    </SectionFrame>
  )
}

type BookingFormProps = { locale: LocaleId; flash?: FormFlash | null }

/**
 * The short consultation form with its messages, whose language it names: the section around it may be untranslated.
 * `flash` restores a form that could not be sent.
 */
export async function BookingForm({ locale, flash = null }: BookingFormProps) {
  return (
    <div lang={localeOf(locale).languageTag}>
      <LazyConsultationForm locale={locale} messages={await getFormMessages(locale)} flash={flash} />
    </div>
  )
}
