type CaseStudyQuoteProps = {
  quote: string
  name: string
  role: string
  company: string
  dataSanity: string | undefined
}

/** What a person at the company says, set large beside their name. */
export function CaseStudyQuote({ quote, name, role, company, dataSanity }: CaseStudyQuoteProps) {
  return (
    <figure
      className="grid gap-x-16 gap-y-4 border-line border-t py-8 lg:grid-cols-12 lg:py-12"
      data-sanity={dataSanity}
    >
      <figcaption className="text-small max-lg:order-2 lg:col-span-4">
        <strong className="block">{name}</strong>
        <span className="block text-muted">
          {role}, {company}
        </span>
      </figcaption>
      <blockquote className="font-heading text-h3 leading-snug lg:col-span-8">
        <p>
          <q>{quote}</q>
        </p>
      </blockquote>
    </figure>
  )
}
