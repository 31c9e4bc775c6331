import { defaultLocale, isLocaleId } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { getAssessment } from '@/content/assessment.ts'
import { postAssessment } from '@/features/assessment/post-assessment.ts'
import { formRoute } from '../form-route.ts'

export const POST = formRoute(async (form) => {
  const given = form.get('locale')
  const locale = isLocaleId(given) ? given : defaultLocale
  const assessment = await getAssessment(locale)
  // Without its questions there is no score; the page says that they are missing.
  return assessment ? postAssessment(form, assessment, locale) : localePath(locale, '/assessment/result')
})
