import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { FormFlash } from './form-flash.ts'
import { getFormMessages } from './get-form-messages.ts'
import { LazyConsultationForm } from './lazy-consultation-form.tsx'

type BookingFormProps = { locale: LocaleId; flash?: FormFlash | null }

/** The short consultation form with its messages. `flash` restores a form that could not be sent. */
export async function BookingForm({ locale, flash = null }: BookingFormProps) {
  return <LazyConsultationForm locale={locale} messages={await getFormMessages(locale)} flash={flash} />
}
