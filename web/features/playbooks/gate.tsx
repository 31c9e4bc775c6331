import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { GateResult } from './gate-result.ts'
import { getGateMessages } from './get-playbook-messages.ts'
import { LazyCodeForm } from './lazy-playbooks.tsx'

type GateProps = { locale: LocaleId; result: GateResult | null; headingId: string }

/** Shown before the playbooks: the access code form, and where to get a code. */
export async function Gate({ locale, result, headingId }: GateProps) {
  const messages = await getGateMessages(locale)
  return (
    <div className="grid gap-8">
      <LazyCodeForm locale={locale} messages={messages} result={result} headingId={headingId} />
      <p className="max-w-[60ch] border-l-4 border-foam pl-5 text-muted">{messages.hint}</p>
    </div>
  )
}

/** Confirms a correct code without JavaScript. */
export async function Granted({ locale }: { locale: LocaleId }) {
  const { results } = await getGateMessages(locale)
  return (
    <p role="status" className="border-l-4 border-tide bg-raised px-5 py-4">
      <strong>{results.accepted.title}</strong> {results.accepted.text}
    </p>
  )
}
