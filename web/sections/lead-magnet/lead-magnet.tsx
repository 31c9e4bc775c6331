import type { SectionProps } from '@/content-types.ts'
import { CheckIcon } from '@/ui/icons.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { Actions } from '../actions.tsx'

/** A free download: a table of contents, and its button. */
export function LeadMagnet({ section, locale, dataAttribute }: SectionProps<'leadMagnet'>) {
  const { contents, actions, note } = section
  return (
    <SectionFrame
      section={section}
      dataAttribute={dataAttribute}
      tone="foam"
      layout="beside"
      beneath={
        <>
          <Actions actions={actions} locale={locale} source="lead_magnet_download" />
          {note && (
            <p className="mt-4 text-muted text-small" data-sanity={dataAttribute('note')}>
              {note}
            </p>
          )}
        </>
      }
    >
      {contents.length > 0 && (
        <ul
          className={`grid gap-x-10 border-t-4 border-tide bg-paper px-5 py-3 shadow-lg sm:px-8 ${contents.length > 3 ? 'md:grid-cols-2' : ''}`}
          data-sanity={dataAttribute('contents')}
        >
          {contents.map((content) => (
            <li
              key={content}
              className="flex gap-3 py-1.5 max-sm:nth-[n+4]:hidden leading-snug max-sm:text-small lg:py-2.5"
            >
              <CheckIcon className="mt-0.5 size-6 text-tide" />
              {content}
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}
