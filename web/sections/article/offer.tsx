import { type DialogName, dialogs } from '@tidewright/contracts/dialogs.ts'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'

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
      <p id="offer" className="font-display text-h3">
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
