import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { Disclosure } from '@/ui/disclosure.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { InventedNote } from '../invented-note.tsx'
import { Quotation } from '../quotation.tsx'
import { LeaderLogo } from './leader-logo.tsx'
import { ShowLogos } from './show-logos.tsx'

/** The number shown at first; the others expand. */
const shown = 2

/** Quotes of leaders, each with the company's logo or initials: two shown, the others on demand. */
export async function LeaderQuoteList({ section, dataAttribute }: SectionProps<'leaderQuoteList'>) {
  const t = await getTranslations('sections')
  const quotations = section.quotes.map(({ _id, domain, initials, portrait, ...quote }) => (
    <li key={_id} className="border-line border-t pt-4">
      <Quotation
        {...quote}
        face={<Picture picture={portrait} sizes="3rem" className="size-12 shrink-0 rounded-full" />}
        sign={
          <span
            aria-hidden="true"
            className={`relative block h-10 shrink-0 ${section.hasLogos ? 'w-32' : 'w-16'}`}
          >
            <span className="inline-flex h-10 w-16 items-center justify-center border border-tide font-semibold text-small text-tide tracking-widest">
              {initials}
            </span>
            {section.hasLogos && domain && <LeaderLogo domain={domain} />}
          </span>
        }
      />
    </li>
  ))
  const rest = quotations.slice(shown)
  return (
    <>
      <SectionFrame section={section} dataAttribute={dataAttribute}>
        <ul className="grid gap-x-16 gap-y-5 md:grid-cols-2">{quotations.slice(0, shown)}</ul>
        {rest.length > 0 && (
          <Disclosure label={t('showMore', { count: rest.length })} className="mt-4">
            <ul className="grid gap-x-16 gap-y-5 md:grid-cols-2">{rest}</ul>
          </Disclosure>
        )}
        <InventedNote among={section.quotes} />
      </SectionFrame>
      {/* Outside the section: a section with a client component is repeated in the RSC payload. */}
      {section.hasLogos && <ShowLogos />}
    </>
  )
}
