import { type DialogName, dialogs } from '@tidewright/contracts/dialogs.ts'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { RichText } from '@/content-types.ts'

/** Where the offer belongs, as a share of the text, and how far from there it may be. */
const wanted = 2 / 3
const maxAway = 1 / 6
/** Between two paragraphs it interrupts more than before a heading: as if it were farther away by this share. */
const betweenParagraphs = 0.1

/** The block of a text before which an offer interrupts least, at about two thirds; null if there is none. */
export function offerIndex(body: RichText): number | null {
  const total = body.reduce((sum, block) => sum + lengthOf(block), 0)
  let nearest: number | null = null
  let least = maxAway
  let before = 0
  body.forEach((block, index) => {
    const previous = body[index - 1]
    const isHeading = block._type === 'block' && block.style === 'h2'
    const away = Math.abs(before / total - wanted) + (isHeading ? 0 : betweenParagraphs)
    if (away <= least && (isHeading || (isParagraph(block) && isParagraph(previous)))) {
      nearest = index
      least = away
    }
    before += lengthOf(block)
  })
  return nearest
}

type Block = RichText[number]

function isParagraph(block: Block | undefined): boolean {
  return block?._type === 'block' && block.style === 'normal' && !block.listItem
}

function lengthOf(block: Block): number {
  if (block._type !== 'block') return 0
  return (block.children ?? []).reduce((sum, { text }) => sum + (text?.length ?? 0), 0)
}

/** The starter guide, offered inside a long article in the reader's language. */
export async function Offer({ locale }: { locale: LocaleId }) {
  const t = await getTranslations('insight')
  const dialog: DialogName = 'starterGuide'
  const { page, anchor } = dialogs[dialog]
  return (
    <aside
      aria-labelledby="offer"
      lang={localeOf(locale).languageTag}
      className="my-12 border-tide border-t-4 bg-raised px-6 py-6 print:hidden"
    >
      <p id="offer" className="font-heading text-h3">
        {t('offerTitle')}
      </p>
      <p className="mt-2 text-muted">{t('offerText')}</p>
      <p className="mt-4">
        <a className="button-secondary" href={`${pagePath(locale, page)}#${anchor}`} data-dialog={dialog}>
          {t('offerAction')}
        </a>
      </p>
    </aside>
  )
}
