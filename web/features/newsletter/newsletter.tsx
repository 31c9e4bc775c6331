import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { getNewsletterMessages } from './get-newsletter-messages.ts'
import { LazySignUp } from './lazy-sign-up.tsx'

/** The newsletter form next to what to expect. */
export async function Newsletter({ section, locale, dataAttribute }: SectionProps<'newsletter'>) {
  const points = (
    <ul className="mt-8 grid gap-5">
      {section.points.map(({ _key, title, text }) => (
        <li key={_key} data-sanity={dataAttribute(`points[_key=="${_key}"]`)}>
          <strong className="block">{title}</strong>
          <span className="text-muted">{text}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <SectionFrame
      section={section}
      dataAttribute={dataAttribute}
      tone="raised"
      layout="beside"
      beneath={points}
    >
      <LazySignUp locale={locale} messages={await getNewsletterMessages(locale)} />
    </SectionFrame>
  )
}
