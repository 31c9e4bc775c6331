import type { ReactNode, Ref } from 'react'
import type { Assessment } from '@/content-types.ts'

type IntroProps = {
  assessment: Assessment
  /** BCP 47 tag of the assessment's texts. */
  lang: string
  heading: 'h2' | 'h3'
  headingRef?: Ref<HTMLHeadingElement>
  /** The start button. */
  children: ReactNode
}

/** The introduction before the first question. */
export function Intro({ assessment, lang, heading: Heading, headingRef, children }: IntroProps) {
  const { badge, title, lead, highlights } = assessment
  return (
    <div lang={lang} className="grid gap-x-16 gap-y-10 @3xl:grid-cols-12">
      <div className="@3xl:col-span-8">
        <p className="mb-2 text-small text-tide">{badge}</p>
        <Heading ref={headingRef} tabIndex={-1} className="max-w-[22ch] text-h2 @3xl:max-w-none">
          {title}
        </Heading>
        <p className="mt-3 max-w-[60ch] text-muted leading-normal">{lead}</p>
        <div className="mt-5">{children}</div>
      </div>
      <dl className="grid content-start @3xl:col-span-4">
        {highlights.map(({ _key, label, value }) => (
          <div
            key={_key}
            className="flex flex-col-reverse border-t border-line py-4 last:border-b @3xl:first:border-t-2"
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-heading text-h3">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
