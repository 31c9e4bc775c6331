import type { ReactNode } from 'react'

type QuotationProps = {
  quote: string
  name: string
  role: string
  company: string
  /** Shown before the name: a portrait. */
  face?: ReactNode
  /** Shown after the name: a logo. */
  sign?: ReactNode
}

/** A quote and its author, with the quotation marks of the page's language. */
export function Quotation({ quote, name, role, company, face, sign }: QuotationProps) {
  return (
    <figure className="flex h-full flex-col">
      <blockquote className="text-small">
        <p>
          <q>{quote}</q>
        </p>
      </blockquote>
      <figcaption className="mt-auto pt-4 flex items-center gap-4 text-small">
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
