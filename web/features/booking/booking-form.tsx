import { leadRules } from '@tidewright/schemas/forms/lead-rules.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import { ConsultationForm, type FormMessages } from './consultation-form.tsx'
import type { FormFlash } from './form-flash.ts'

type BookingFormProps = { locale: LocaleId; flash?: FormFlash | null }

/** The short consultation form with its messages; `flash` brings back a form that could not be sent. */
export async function BookingForm({ locale, flash = null }: BookingFormProps) {
  return <ConsultationForm locale={locale} messages={await getFormMessages()} flash={flash} />
}

async function getFormMessages(): Promise<FormMessages> {
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
      name: t('tooLong', { max: leadRules.name.max }),
      email: t('tooLong', { max: leadRules.email.max }),
      company: t('tooLong', { max: leadRules.company.max }),
      phone: t('tooLong', { max: leadRules.phone.max }),
    },
    failed: t('failed'),
    offline: (await getTranslations('offline'))('text'),
    rateLimited: t('rateLimited'),
    close: t('close'),
  }
}
