import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { LeaderLogo } from './leader-logo.tsx'

/** What leaders say, each under the logo of the company, or its initials. */
export function LeaderQuoteList({ section, dataAttribute }: SectionProps<'leaderQuoteList'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <ul className="grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {section.quotes.map(({ _id, name, role, company, domain, initials, quote }) => (
          <li key={_id} className="bg-paper p-7">
            <figure className="flex h-full flex-col">
              <span aria-hidden="true" className="relative mb-5 block h-10 w-32">
                <span className="inline-flex h-10 w-16 items-center justify-center border border-tide font-semibold text-small text-tide tracking-widest">
                  {initials}
                </span>
                {section.hasLogos && domain && <LeaderLogo domain={domain} />}
              </span>
              <blockquote className="mb-5">
                <p>
                  <q>{quote}</q>
                </p>
              </blockquote>
              <figcaption className="mt-auto text-small">
                <strong>{name}</strong>
                <span className="block text-muted">
                  {role}, {company}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
