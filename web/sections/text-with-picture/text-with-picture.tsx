import type { SectionProps } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { Actions } from '../actions.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

/** A few paragraphs below their heading, next to an image. */
export function TextWithPicture({ section, locale, dataAttribute }: SectionProps<'textWithPicture'>) {
  const text = (
    <div data-sanity={dataAttribute('body')}>
      <RichText value={section.body} locale={locale} />
      <Actions actions={section.actions} locale={locale} />
    </div>
  )
  return (
    <SectionFrame
      section={section}
      dataAttribute={dataAttribute}
      layout="beside"
      isMirrored={section.side === 'left'}
      beneath={text}
    >
      <div data-sanity={dataAttribute('picture')}>
        <Picture picture={section.picture} sizes="(min-width: 64rem) 42rem, 100vw" />
      </div>
    </SectionFrame>
  )
}
