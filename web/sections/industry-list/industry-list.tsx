import { getTranslations } from 'next-intl/server'
import type { SectionOf, SectionProps } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { hrefOf, linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { nonBreakingNumbers } from '@/ui/non-breaking-numbers.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'

/**
 * The industries: in short, a ruled index with links to each one's part of the industries page; in full, those parts
 * below an index.
 */
export async function IndustryList({ section, locale, dataAttribute }: SectionProps<'industryList'>) {
  const { industries, layout, more } = section
  const t = await getTranslations('sections')
  const button = more && (
    <p className="mt-6">
      <ActionLink label={more.label} {...linkProps(more.link, locale)} variant={more.variant} />
    </p>
  )
  return (
    <SectionFrame
      section={section}
      dataAttribute={dataAttribute}
      layout={layout === 'full' ? 'above' : 'beside'}
      beneath={layout === 'full' ? null : button}
    >
      {layout === 'full' ? (
        <>
          <nav aria-label={t('jump')} className="-mt-2 mb-10">
            <ul className="flex flex-wrap gap-x-8">
              {industries.map(({ _id, title, anchor }) => (
                <li key={_id}>
                  <a href={`#${anchor}`} className="text-link inline-flex min-h-11 items-center">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {industries.map((industry) => (
            <Chapter key={industry._id} industry={industry} />
          ))}
        </>
      ) : (
        <ul className="grid grid-cols-2 gap-x-6 lg:gap-x-10">
          {industries.map(({ _id, title, summary, anchor }) => (
            <li key={_id} className="group relative border-line border-t py-3 lg:py-4">
              <h3 className="text-h3 max-sm:text-base">
                <ChapterLink href={more?.link ? hrefOf({ ...more.link, anchor }, locale) : null}>
                  {title}
                </ChapterLink>
              </h3>
              <p className="mt-1 text-muted text-small max-sm:hidden">{summary}</p>
            </li>
          ))}
        </ul>
      )}
      {layout === 'full' && button}
    </SectionFrame>
  )
}

/** The name of an industry, with a link to its part of the industries page if there is one. */
function ChapterLink({ href, children }: { href: string | null; children: string }) {
  if (!href) return children
  return (
    <a href={href} className="text-ink no-underline after:absolute after:inset-0 group-hover:text-tide">
      {children}
    </a>
  )
}

async function Chapter({ industry }: { industry: SectionOf<'industryList'>['industries'][number] }) {
  const t = await getTranslations('sections')
  return (
    <article
      id={industry.anchor || undefined}
      className="grid grid-cols-1 gap-x-16 gap-y-6 border-t border-line py-12 lg:grid-cols-12"
    >
      <div className="lg:col-span-4">
        <h3 className="text-h2">{industry.title}</h3>
        <p className="mt-3 text-muted">{industry.summary}</p>
        <Picture
          picture={industry.picture}
          sizes="(min-width: 64rem) 24rem, 100vw"
          className="mt-6 max-w-md"
        />
      </div>
      <dl className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:col-span-8">
        <div>
          <dt className="font-semibold text-tide">{t('industryChallenge')}</dt>
          <dd className="mt-1">{industry.challenge}</dd>
        </div>
        <div>
          <dt className="font-semibold text-tide">{t('industryApproach')}</dt>
          <dd className="mt-1">{industry.approach}</dd>
        </div>
        <div>
          <dt className="font-semibold text-tide">{t('industryProcesses')}</dt>
          <dd className="mt-1">
            <ul className="list-disc space-y-1 pl-5 marker:text-tide">
              {industry.processes.map((process) => (
                <li key={process}>{process}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt className="font-semibold text-tide">{t('industryResult')}</dt>
          <dd className="mt-1 font-display text-h3 text-balance">{nonBreakingNumbers(industry.result)}</dd>
        </div>
      </dl>
    </article>
  )
}
