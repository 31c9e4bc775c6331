import type { DialogName } from '@tidewright/contracts/dialogs.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getAssessment } from '@/content/assessment.ts'
import { getCompanyFacts } from '@/content/company-facts.ts'
import { getStarterGuide } from '@/content/starter-guide.ts'
import { assessmentDialogData } from '@/features/assessment/assessment-data.ts'
import { getConsultationDialogData, getDiscoveryCallDialogData } from '@/features/booking/get-messages.ts'
import { getNewsletterDialogData } from '@/features/newsletter/get-messages.ts'
import { getStarterGuideDialogData } from '@/features/starter-guide/get-dialog-data.ts'

/** The messages and content of each dialog in a locale, as props of its component; null if it has no content. */
export const dialogData: Record<DialogName, (locale: LocaleId) => Promise<object | null>> = {
  assessment: async (locale) => {
    const assessment = await getAssessment(locale)
    return assessment && assessmentDialogData(assessment, locale)
  },
  consultation: getConsultationDialogData,
  discoveryCall: async (locale) =>
    getDiscoveryCallDialogData(locale, (await getCompanyFacts(locale))?.email ?? ''),
  newsletter: getNewsletterDialogData,
  starterGuide: async (locale) => {
    const found = await getStarterGuide(locale)
    return found && getStarterGuideDialogData(locale, found)
  },
}
