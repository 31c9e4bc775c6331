import type { DialogName } from '@tidewright/contracts/dialogs.ts'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'

/**
 * The button that opens the consultation form over the page; without scripts, it leads to the same form. It has its
 * language, because it can be within an untranslated text.
 */
export function ConsultationLink({ locale, label }: { locale: LocaleId; label: string }) {
  return (
    <a
      className="button-primary"
      href={`${pagePath(locale, 'contact')}#book-call`}
      data-dialog={'consultation' satisfies DialogName}
      lang={localeOf(locale).languageTag}
    >
      {label}
    </a>
  )
}
