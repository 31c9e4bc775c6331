import type { SectionProps } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { Monogram } from '@/ui/monogram.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { InventedNote } from '../notice.tsx'

/** One quote, set large, with its author's portrait. */
export function SingleQuote({ section, dataAttribute, notesInvented }: SectionProps<'singleQuote'>) {
  const { quote } = section
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="raised">
      {notesInvented && <InventedNote />}
      {quote && (
        <figure
          className="grid gap-x-16 gap-y-8 lg:grid-cols-12 lg:items-center"
          data-sanity={dataAttribute('quote')}
        >
          <blockquote className="font-heading text-h2 leading-snug lg:col-span-8">
            <p>
              <q>{quote.quote}</q>
            </p>
          </blockquote>
          <figcaption className="flex items-center gap-5 text-small lg:col-span-4 lg:flex-col lg:items-start">
            {quote.portrait?.assetId ? (
              <Picture
                picture={quote.portrait}
                sizes="8rem"
                className="size-20 shrink-0 rounded-full lg:size-32"
              />
            ) : (
              <Monogram name={quote.name} className="size-20 shrink-0 lg:size-32" />
            )}
            <span>
              <strong className="block">{quote.name}</strong>
              <span className="block text-muted">
                {[quote.role, quote.company].filter(Boolean).join(', ')}
              </span>
            </span>
          </figcaption>
        </figure>
      )}
    </SectionFrame>
  )
}
