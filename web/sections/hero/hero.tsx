import type { SectionProps } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { StaticHtml } from '@/ui/static-html.tsx'
import { TideDrawing, TideLines } from '@/ui/tide-drawing.tsx'
import { UnbrokenHyphens } from '@/ui/unbroken-hyphens.tsx'
import { Actions } from '../actions.tsx'
import { Stats } from '../stats.tsx'
import { DemoPlayback } from './demo/demo-playback.tsx'
import { ProcessDemo } from './demo/process-demo.tsx'

/**
 * The top of a page with its only `h1`; large on the home page. Next to it is a demo or an image, otherwise the tide
 * drawing, up to the edge.
 */
export function Hero({ section, locale, dataAttribute }: SectionProps<'hero'>) {
  const large = section.size === 'large'
  // Without buttons, what visitors came for follows, and begins higher on the screen.
  const isShort = !large && section.actions.length === 0 && section.stats.length === 0
  const padding = large
    ? 'pt-8 pb-15 lg:pt-14 lg:pb-20'
    : isShort
      ? 'pt-6 pb-12 lg:pt-5'
      : 'pt-6 pb-12 lg:pt-16 lg:pb-20'
  return (
    <>
      <StaticHtml
        as="section"
        name={section._key}
        id={section.anchor || undefined}
        className="relative overflow-hidden"
      >
        <div
          className={`page-width grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-12 lg:gap-y-8 ${padding}`}
        >
          <div className="lg:col-span-7">
            {section.kicker && (
              <p className="mb-3 text-small text-tide lg:mb-4" data-sanity={dataAttribute('kicker')}>
                {section.kicker}
              </p>
            )}
            <h1 className="max-w-[20ch] text-h1" data-sanity={dataAttribute('heading')}>
              <UnbrokenHyphens text={section.heading} />
            </h1>
            <p
              className="mt-4 max-w-[56ch] text-muted max-sm:leading-normal sm:text-lead lg:mt-6"
              data-sanity={dataAttribute('lead')}
            >
              {section.lead}
            </p>
            <Actions actions={section.actions} locale={locale} />
          </div>
          <Aside section={section} isLarge={large} dataAttribute={dataAttribute} />
          {section.stats.length > 0 && (
            <div className="lg:col-span-12">
              <Stats stats={section.stats} dataAttribute={dataAttribute} />
            </div>
          )}
        </div>
        <TideLines className="absolute bottom-0 h-8 w-full sm:h-12 text-tide" />
      </StaticHtml>
      {/* Outside the section: a section with a client component is repeated in the RSC payload. */}
      {section.demo && <DemoPlayback />}
    </>
  )
}

type AsideProps = Pick<SectionProps<'hero'>, 'section' | 'dataAttribute'> & { isLarge: boolean }

/** What is next to the heading: the demo, the image or the tide drawing. */
function Aside({ section, isLarge, dataAttribute }: AsideProps) {
  if (section.demo)
    return (
      <div className="lg:col-span-5">
        <ProcessDemo demo={section.demo} dataAttribute={dataAttribute} />
      </div>
    )
  const picture = section.picture?.assetId ? section.picture : null
  // Without buttons, what visitors came for follows, and on a phone a picture would push it off the screen.
  const isDecorative = picture?.alt === ''
  const isWideOnly = !isLarge && (!picture || (isDecorative && section.actions.length === 0))
  return (
    <div
      className={`relative lg:col-span-5 ${isWideOnly ? 'max-lg:hidden' : ''} ${picture ? '' : 'bleed-right h-40 lg:h-auto'}`}
      data-sanity={dataAttribute('picture')}
    >
      {picture ? (
        <Picture
          picture={picture}
          sizes={`(min-width: 64rem) 30rem, ${isDecorative ? '(min-width: 40rem) 28rem, 12rem' : '100vw'}`}
          eager={!isWideOnly}
          // On a phone, the heading and the lead stay larger than a picture without a message.
          className={`mx-auto lg:max-w-none ${isDecorative ? 'max-w-48 sm:max-w-md' : 'max-w-md'}`}
        />
      ) : (
        <TideDrawing
          phase={isLarge ? 0 : section.heading.length}
          className="absolute inset-0 size-full text-tide"
        />
      )}
    </div>
  )
}
