import { type DialogName, dialogs } from '@tidewright/schemas/dialogs.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { pagePath } from '@tidewright/schemas/public-path.ts'
import { getTranslations } from 'next-intl/server'

const dialog = 'consultation' satisfies DialogName

/**
 * A booking button at the bottom of a phone's screen. `watchBookingBar` shows it while nothing else on the screen leads
 * to the form.
 */
export async function BookingBar({ locale }: { locale: LocaleId }) {
  const t = await getTranslations('contact')
  const { page, anchor } = dialogs[dialog]
  return (
    <aside
      aria-label={t('title')}
      className="booking-bar border-line border-t bg-paper px-5 py-2 print:hidden"
    >
      <a href={`${pagePath(locale, page)}#${anchor}`} data-dialog={dialog} className="button-primary w-full">
        {t('title')}
      </a>
    </aside>
  )
}
