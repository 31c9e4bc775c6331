import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { localePath, publicPath } from '@tidewright/contracts/public-path.ts'
import type { ReactNode } from 'react'
import type { NewsletterIssue } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

type Block = NewsletterIssue['blocks'][number]

type IssueBlockProps = {
  block: Block
  locale: LocaleId
  /** Says that a case study is an invented example. */
  inventedNote: string
}

/** One block of a newsletter issue. */
export function IssueBlock({ block, locale, inventedNote }: IssueBlockProps): ReactNode {
  switch (block._type) {
    case 'issueText':
      return <RichText value={block.body} locale={locale} />
    case 'issueArticles':
      return (
        <Framed heading={block.heading}>
          <ul className="grid gap-6">
            {block.articles.map(({ _id, title, summary, slug }) => (
              <li key={_id}>
                <a className="text-link font-semibold" href={publicPath('insight', locale, slug)}>
                  {title}
                </a>
                <p className="mt-1 text-muted">{summary}</p>
              </li>
            ))}
          </ul>
        </Framed>
      )
    case 'issuePlaybook':
      return (
        block.playbook && (
          <Framed heading={block.heading}>
            <h3 className="text-h3">{block.playbook.title}</h3>
            <p className="mt-2">{block.playbook.hook}</p>
            <ActionLink
              label={block.label}
              href={localePath(locale, '/weeklyplaybooks')}
              variant="secondary"
              className="mt-5"
            />
          </Framed>
        )
      )
    case 'issueCaseStudy':
      return block.caseStudy && <CaseStudy {...block} study={block.caseStudy} inventedNote={inventedNote} />
    case 'issueFigure':
      return (
        <p className="my-10 border-l-4 border-tide pl-6">
          <strong className="block font-heading font-semibold text-h1 text-tide">{block.value}</strong>
          {block.text}
        </p>
      )
    case 'action':
      return (
        <ActionLink
          label={block.label}
          variant={block.variant}
          {...linkProps(block.link ?? undefined, locale)}
          className="mt-8"
        />
      )
    case 'captionedPicture':
      return (
        <figure className="my-10">
          <Picture picture={block.picture} sizes="(min-width: 48rem) 44rem, 100vw" />
          {block.caption && <figcaption className="mt-3 text-muted text-small">{block.caption}</figcaption>}
        </figure>
      )
    default:
      return null
  }
}

type StudyProps = {
  heading: string
  study: NonNullable<Extract<Block, { _type: 'issueCaseStudy' }>['caseStudy']>
  inventedNote: string
}

function CaseStudy({ heading, study, inventedNote }: StudyProps) {
  const results = [study.timeSaved, study.costReduction, study.roi].filter(Boolean)
  return (
    <Framed heading={heading}>
      <h3 className="text-h3">{study.title}</h3>
      <p className="mt-2 text-muted">{study.company}</p>
      <ul className="mt-3 list-disc pl-6 marker:text-tide">
        {results.map((result) => (
          <li key={result}>{result}</li>
        ))}
      </ul>
      {study.invented && <p className="mt-3 text-small text-muted">{inventedNote}</p>}
    </Framed>
  )
}

function Framed({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="my-10 bg-foam px-6 py-6">
      <h2 className="mb-4 text-small font-semibold text-muted">{heading}</h2>
      {children}
    </section>
  )
}
