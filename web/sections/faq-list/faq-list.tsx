import { documentAnchor } from '@tidewright/contracts/public-path.ts'
import type { SectionProps } from '@/content-types.ts'
import { PlusIcon } from '@/ui/icons.tsx'
import { Paragraphs } from '@/ui/paragraphs.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'

/** Questions with answers that expand without JavaScript. */
export function FaqList({ section, dataAttribute }: SectionProps<'faqList'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} layout="beside">
      <div className="border-t border-line">
        {section.faqs.map(({ _id, question, answer }) => (
          <details key={_id} className="group border-b border-line">
            <summary className="wrap-anywhere flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 font-semibold hover:text-tide [&::-webkit-details-marker]:hidden">
              {question}
              <PlusIcon className="size-5 group-open:rotate-45" />
            </summary>
            {/* A link to the answer opens it. */}
            <div id={documentAnchor(_id)} className="max-w-[62ch] scroll-mt-40 pb-6 text-muted">
              <Paragraphs text={answer} />
            </div>
          </details>
        ))}
      </div>
    </SectionFrame>
  )
}
