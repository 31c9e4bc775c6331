import type { SectionProps } from '@/content-types.ts'
import { CheckIcon } from '@/ui/icons.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { Actions } from './actions.tsx'

/** Something to take away for nothing: what is in it, as a table of contents, and the button that brings it. */
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
          className="border-t-4 border-tide bg-paper px-6 py-4 shadow-lg sm:px-10 sm:py-8"
          data-sanity={dataAttribute('contents')}
        >
          {contents.map((content) => (
            <li key={content} className="flex gap-4 border-b border-line py-4 last:border-0">
              <CheckIcon className="mt-0.5 size-6 text-tide" />
              {content}
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}
