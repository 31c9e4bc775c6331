import type { SectionProps } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { StaticHtml } from '@/ui/static-html.tsx'
import { TideDrawing } from '@/ui/tide-drawing.tsx'
import { TideLines } from '@/ui/tide-lines.tsx'
import { Actions } from '../actions.tsx'
import { Stats } from '../stats.tsx'

/**
 * The top of a page with its only `h1`; large on the home page. Without its own image, it shows the tide drawing, up to
 * the edge.
 */
export function Hero({ section, locale, dataAttribute }: SectionProps<'hero'>) {
  const large = section.size === 'large'
  const picture = section.picture?.assetId ? section.picture : null
  return (
    <StaticHtml
      as="section"
      name={section._key}
      id={section.anchor || undefined}
      className="relative overflow-hidden"
    >
      <div
        className={`page-width grid items-center gap-x-16 gap-y-8 lg:grid-cols-12 lg:gap-y-10 ${large ? 'pt-10 pb-20 lg:pt-24 lg:pb-32' : 'pt-12 pb-20 lg:pt-16'}`}
      >
        <div className="lg:col-span-7">
          {section.kicker && (
            <p className="mb-4 text-small text-tide" data-sanity={dataAttribute('kicker')}>
              {section.kicker}
            </p>
          )}
          <h1 className="max-w-[20ch] text-h1" data-sanity={dataAttribute('heading')}>
            {section.heading}
          </h1>
          <p className="mt-6 max-w-[56ch] text-lead text-muted" data-sanity={dataAttribute('lead')}>
            {section.lead}
          </p>
          <Actions actions={section.actions} locale={locale} />
        </div>
        <div
          className={`relative lg:col-span-5 ${picture ? '' : large ? 'bleed-right h-40 lg:h-auto' : 'bleed-right max-lg:hidden'}`}
          data-sanity={dataAttribute('picture')}
        >
          {picture ? (
            <Picture picture={picture} sizes="(min-width: 64rem) 30rem, 100vw" eager />
          ) : (
            <TideDrawing
              phase={large ? 0 : section.heading.length}
              className="absolute inset-0 size-full text-tide"
            />
          )}
        </div>
        {section.stats.length > 0 && (
          <div className="lg:col-span-12">
            <Stats stats={section.stats} dataAttribute={dataAttribute} />
          </div>
        )}
      </div>
      <TideLines className="absolute bottom-0 h-12 w-full text-tide" />
    </StaticHtml>
  )
}
