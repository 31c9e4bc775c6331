import type { ReactNode } from 'react'

type SectionFrameProps = {
  /** What the section component was given; its heading becomes the section's name. */
  section: { _key: string; heading: string; lead: string; anchor: string }
  edit: (field: string) => string | undefined
  /** The ground on which the section stands. */
  tone?: keyof typeof grounds
  /** Instead of heading and introduction one above the other, across the page. */
  head?: ReactNode
  className?: string
  children?: ReactNode
}

const grounds = { paper: 'ground-paper', foam: 'bg-foam', raised: 'bg-raised', deep: 'ground-deep' }

/** A section of a page: its landmark and anchor, its rhythm, its heading. */
export function SectionFrame({
  section,
  edit,
  tone = 'paper',
  head,
  className = '',
  children,
}: SectionFrameProps) {
  const headingId = section.heading ? `h-${section._key}` : undefined
  return (
    <section
      id={section.anchor || undefined}
      aria-labelledby={headingId}
      className={`py-16 lg:py-24 ${grounds[tone]} ${className}`}
    >
      <div className="page-width">
        {head ?? <SectionHead section={section} edit={edit} />}
        {children}
      </div>
    </section>
  )
}

/** Heading and introduction of a section. */
export function SectionHead({
  section,
  edit,
  className = 'mb-10 lg:mb-14',
}: Pick<SectionFrameProps, 'section' | 'edit'> & { className?: string }) {
  if (!section.heading && !section.lead) return null
  return (
    <header className={className}>
      {section.heading && (
        <h2 id={`h-${section._key}`} className="max-w-[28ch] text-h2" data-sanity={edit('heading')}>
          {section.heading}
        </h2>
      )}
      {section.lead && (
        <p className="mt-4 max-w-[60ch] text-lead text-muted" data-sanity={edit('lead')}>
          {section.lead}
        </p>
      )}
    </header>
  )
}
