import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getGateMessages } from './get-playbook-messages.ts'

/** Confirms a correct code without JavaScript. */
export async function Granted({ locale }: { locale: LocaleId }) {
  const { results } = await getGateMessages(locale)
  return (
    <p role="status" className="border-l-4 border-tide bg-raised px-5 py-4">
      <strong>{results.accepted.title}</strong> {results.accepted.text}
    </p>
  )
}
