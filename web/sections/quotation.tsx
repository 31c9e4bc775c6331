import type { ReactNode } from 'react'

type QuotationProps = {
  quote: string
  name: string
  role: string
  company: string
  /** Before the name: who says it, as a picture. */
  face?: ReactNode
  /** Behind the name: the company's, as a picture. */
  sign?: ReactNode
}

/** What somebody says, with who that is. The language of the page sets the marks. */
export function Quotation({ quote, name, role, company, face, sign }: QuotationProps) {
  return (
    <figure>
      <blockquote className="max-sm:text-small">
        <p>
          <q>{quote}</q>
        </p>
      </blockquote>
      <figcaption className="mt-3 flex items-center gap-4 text-small">
        {face}
        <span className="min-w-0 grow wrap-anywhere">
          <strong>{name}</strong>
          <span className="block text-muted">
            {role}, {company}
          </span>
        </span>
        {sign}
      </figcaption>
    </figure>
  )
}
