import type { DialogName } from '@tidewright/schemas/dialogs.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { getCompanyFacts } from '@/content/company-facts.ts'
import { getConsultationDialogData, getDiscoveryCallDialogData } from '@/features/booking/get-dialog-data.ts'
import { getNewsletterDialogData } from '@/features/newsletter/get-dialog-data.ts'

/** The messages and content of each dialog in a language, as its component takes them. */
export const dialogData: Record<DialogName, (locale: LocaleId) => Promise<object>> = {
  consultation: getConsultationDialogData,
  discoveryCall: async (locale) =>
    getDiscoveryCallDialogData(locale, (await getCompanyFacts(locale))?.email ?? ''),
  newsletter: getNewsletterDialogData,
}
