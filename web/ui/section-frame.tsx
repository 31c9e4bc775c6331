import type { ReactNode } from 'react'
import { StaticHtml } from './static-html.tsx'
import { UnbrokenHyphens } from './unbroken-hyphens.tsx'

type Section = { _key: string; heading: string; lead: string; anchor: string }

type SectionFrameProps = {
  /** The props of the section component. The heading becomes the section's accessible name. */
  section: Section
  dataAttribute: (field: string) => string | undefined
  /** The background of the section. */
  tone?: keyof typeof grounds
  /** `beside`: the heading is next to the content and stays visible while that scrolls. */
  layout?: 'above' | 'beside'
  /** With `beside`: the heading is on the right. */
  isMirrored?: boolean
  /** With `beside`: content below the heading, in its column. */
  beneath?: ReactNode
  /** With `beneath`: on a small screen, the content comes before it. */
  isContentFirst?: boolean
  /** Content across the page, below everything else. */
  below?: ReactNode
  className?: string
  children?: ReactNode
}

const grounds = { paper: 'ground-paper', foam: 'bg-foam', raised: 'bg-raised', deep: 'ground-deep' }

/** The frame of a section: its landmark and anchor, its spacing, its heading. */
export function SectionFrame({
  section,
  dataAttribute,
  tone = 'paper',
  layout = 'above',
  isMirrored = false,
  beneath,
  isContentFirst = false,
  below,
  className = '',
  children,
}: SectionFrameProps) {
  const head = <SectionHead section={section} dataAttribute={dataAttribute} spaced={layout === 'above'} />
  return (
    <StaticHtml
      as="section"
      name={section._key}
      id={section.anchor || undefined}
      aria-labelledby={section.heading ? `h-${section._key}` : undefined}
      className={`py-5 sm:py-8 lg:py-11 ${grounds[tone]} ${className}`}
    >
      <div className="page-width">
        {layout === 'above' ? (
          <>
            {head}
            {children}
          </>
        ) : isContentFirst ? (
          <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
            <div className="max-lg:mb-7 lg:col-span-5">{head}</div>
            <div className="lg:col-span-7 lg:row-span-2">{children}</div>
            <div className="lg:col-span-5 lg:col-start-1 lg:row-start-2">{beneath}</div>
          </div>
        ) : (
          <div className="grid grid-cols-1 gap-x-16 gap-y-7 lg:grid-cols-12">
            <div className={`self-start lg:sticky lg:top-36 lg:col-span-5 ${isMirrored ? 'lg:order-2' : ''}`}>
              {head}
              {beneath}
            </div>
            <div className="lg:col-span-7">{children}</div>
          </div>
        )}
        {below && <div className="mt-6 lg:mt-8">{below}</div>}
      </div>
    </StaticHtml>
  )
}

type SectionHeadProps = Pick<SectionFrameProps, 'section' | 'dataAttribute'> & { spaced: boolean }

/** The heading and introduction of a section. */
function SectionHead({ section, dataAttribute, spaced }: SectionHeadProps) {
  if (!section.heading && !section.lead) return null
  return (
    <header className={spaced ? 'mb-4 sm:mb-5 lg:mb-7' : undefined}>
      {section.heading && (
        <h2 id={`h-${section._key}`} className="max-w-[28ch] text-h2" data-sanity={dataAttribute('heading')}>
          <UnbrokenHyphens text={section.heading} />
        </h2>
      )}
      {section.lead && (
        <p
          className="mt-2 max-w-[60ch] text-muted max-lg:leading-normal lg:text-lead"
          data-sanity={dataAttribute('lead')}
        >
          {section.lead}
        </p>
      )}
    </header>
  )
}
