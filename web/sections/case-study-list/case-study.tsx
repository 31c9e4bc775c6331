import type { CaseStudyCard } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { CaseStudyResults } from './case-study-results.tsx'
import { CaseStudyText } from './case-study-text.tsx'

/** A case study in full: its image next to challenge, solution and results. */
export function CaseStudy({ study }: { study: CaseStudyCard }) {
  const { image, company, industry, size, title } = study
  return (
    <article className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-12">
      <Picture
        picture={image}
        sizes="(min-width: 64rem) 30rem, 100vw"
        className="aspect-8/5 w-full object-cover lg:col-span-5"
      />
      <div className="lg:col-span-7">
        <p className="text-muted text-small">
          {company} · {industry} · {size}
        </p>
        <h3 className="mt-1 text-h3 lg:text-h2">{title}</h3>
        <CaseStudyText study={study} />
        <CaseStudyResults study={study} />
      </div>
    </article>
  )
}
