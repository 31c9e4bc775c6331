import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'
import type { SectionOf, SectionProps } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { nonBreakingNumbers } from '@/ui/format.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { UnbrokenHyphens } from '@/ui/unbroken-hyphens.tsx'

type Industry = SectionOf<'industryList'>['industries'][number]

/** The industries with links to their pages: a ruled index, or each with its drawing and its number. */
export function IndustryList({ section, locale, dataAttribute }: SectionProps<'industryList'>) {
  const { industries, layout, more } = section
  const button = more && (
    <p className="mt-6">
      <ActionLink label={more.label} {...linkProps(more.link, locale)} variant={more.variant} />
    </p>
  )
  if (layout === 'full')
    return (
      <SectionFrame section={section} dataAttribute={dataAttribute}>
        <ul className="grid grid-cols-1 gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {industries.map((industry) => (
            <Door key={industry._id} industry={industry} locale={locale} />
          ))}
        </ul>
        {button}
      </SectionFrame>
    )
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} layout="beside" beneath={button}>
      <ul className="grid grid-cols-2 gap-x-6 lg:gap-x-10">
        {industries.map((industry) => (
          <li key={industry._id} className="group relative border-line border-t py-3 lg:py-4">
            <h3 className="text-h3 max-sm:text-base">
              <PageLink industry={industry} locale={locale} />
            </h3>
            <p className="mt-1 text-muted text-small max-sm:hidden">{industry.summary}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** An industry's drawing, name and number. The menu's links lead to its anchor. */
function Door({ industry, locale }: { industry: Industry; locale: LocaleId }) {
  const { anchor, picture, summary, result } = industry
  return (
    <li id={anchor || undefined} className="group relative">
      <Picture picture={picture} sizes="(min-width: 64rem) 24rem, 100vw" className="aspect-8/5 w-full" />
      <h3 className="mt-4 text-h3">
        <PageLink industry={industry} locale={locale} />
      </h3>
      <p className="mt-1 text-muted text-small">{summary}</p>
      <p className="mt-3 border-tide border-l-2 pl-4 font-semibold">{nonBreakingNumbers(result)}</p>
    </li>
  )
}

/** The name of an industry, as a link to its page if it has one. */
function PageLink({ industry: { title, slug }, locale }: { industry: Industry; locale: LocaleId }) {
  if (!slug) return <UnbrokenHyphens text={title} />
  return (
    <a
      href={publicPath('industry', locale, slug)}
      className="text-ink underline decoration-line decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:text-tide group-hover:decoration-current"
    >
      <UnbrokenHyphens text={title} />
    </a>
  )
}
