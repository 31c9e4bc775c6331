import { leadLimits } from '@tidewright/schemas/forms/lead-rules.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import { ConsultationForm, type FormWords } from './consultation-form.tsx'
import type { KeptForm } from './kept-form.ts'

/** The short consultation form with its introduction; `kept` brings back a form that could not be sent. */
export async function ConsultationSection({
  locale,
  kept = null,
}: {
  locale: LocaleId
  kept?: KeptForm | null
}) {
  const t = await getTranslations('contact')
  return (
    <section className="page-width grid gap-x-16 gap-y-10 pt-12 lg:grid-cols-12 lg:pt-20">
      <div className="grid content-start gap-5 lg:col-span-5">
        <h1 className="text-h1">{t('title')}</h1>
        <p className="max-w-[46ch] text-lead text-muted">{t('lead')}</p>
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <ConsultationForm locale={locale} words={await formWords()} kept={kept} />
      </div>
    </section>
  )
}

async function formWords(): Promise<FormWords> {
  const t = await getTranslations('contact')
  return {
    labels: { name: t('name'), email: t('email'), company: t('company'), phone: t('phone') },
    optional: t('optional'),
    submit: t('submit'),
    submitting: t('submitting'),
    privacyNote: t('privacyNote'),
    successTitle: t('successTitle'),
    successText: t('successText'),
    successAgain: t('successAgain'),
    errorTitle: t('errorTitle'),
    missing: t('missing'),
    fieldMissing: t('fieldMissing'),
    invalid: t('invalidEmail'),
    tooLong: {
      name: t('tooLong', { max: leadLimits.name }),
      email: t('tooLong', { max: leadLimits.email }),
      company: t('tooLong', { max: leadLimits.company }),
      phone: t('tooLong', { max: leadLimits.phone }),
    },
    failed: t('failed'),
    rateLimited: t('rateLimited'),
    close: t('close'),
  }
}
