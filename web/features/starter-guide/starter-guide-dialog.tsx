'use client'

import { emailRule, findProblems, nameRule } from '@tidewright/contracts/forms/field-rules.ts'
import { useEffect, useRef, useState } from 'react'
import { track } from '@/analytics/track.ts'
import { Dialog } from '@/ui/dialog/dialog.tsx'
import type { DialogProps } from '@/ui/dialog/dialog-requests.ts'
import { Field } from '@/ui/form/field.tsx'
import { type Notice, useForm } from '@/ui/form/use-form.ts'
import { downloadText } from '@/ui/open-file.ts'
import type { StarterGuideDialogData, StarterGuideMessages } from './get-dialog-data.ts'
import { guideFileName, guideText } from './guide-text.ts'

const rules = { name: nameRule, email: emailRule, company: nameRule }

type GuideFormProps = { messages: StarterGuideMessages; onSubmit: (email: string) => Promise<Notice> }

/**
 * Name, email and company. Submitting an incomplete form sends nothing (spec section 5), but marks the first missing
 * field and focuses it, so that screen reader users know why.
 */
function GuideForm({ messages, onSubmit }: GuideFormProps) {
  const { formProps, field, isSending } = useForm({
    rules,
    messages,
    validate: (values) => findProblems(rules, values),
    problemText: (problem) => (problem === 'invalid' ? messages.invalidEmail : messages.missing),
    send: async ({ values }) => ({ notice: await onSubmit(values.email) }),
  })
  return (
    <form {...formProps} className="grid content-start gap-5">
      <Field {...field('name')} label={messages.labels.name} autoComplete="name" />
      <Field {...field('email')} label={messages.labels.email} type="email" autoComplete="email" />
      <Field {...field('company')} label={messages.labels.company} autoComplete="organization" />
      <button type="submit" className="button-primary justify-self-start" disabled={isSending}>
        {isSending ? messages.submitting : messages.submit}
      </button>
      <p className="text-muted text-small">{messages.note}</p>
    </form>
  )
}

/** How long the success view is shown, in milliseconds (spec section 9: guide dialog close). */
const doneFor = 3_000

/** The starter guide's chapters and its form. The file downloads even if the dialog is closed in the meantime. */
export function StarterGuideDialog({ data, locale, onDone, onClose }: DialogProps<StarterGuideDialogData>) {
  const [isDone, setDone] = useState(false)
  const { guide, messages } = data

  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(onClose, doneFor)
    return () => clearTimeout(timer)
  }, [isDone, onClose])

  // Fetched while the visitor types: it loads supabase-js.
  useEffect(() => void loadDelivery(), [])

  async function submit(email: string): Promise<Notice> {
    const submittedAt = performance.now()
    const delivery = await loadDelivery()
    const [file] = await Promise.all([delivery?.findGuide(guide, locale), delivery?.signUp(email, locale)])
    // Without a file, the form stays for another try.
    if (file) setDone(true)
    onDone()
    const isFile = Boolean(file && (await delivery?.deliverGuide(file, submittedAt)))
    if (!isFile) downloadText(guideText(guide), guideFileName(guide.resource))
    if (isFile) track({ name: 'guide_downloaded', resource_name: guide.resource })
    return isFile ? { ...messages.started, tone: 'good' } : { ...messages.failed, tone: 'wrong' }
  }

  return (
    <Dialog title={guide.title} closeLabel={messages.close} onClose={onClose} wide>
      {isDone ? (
        <Done title={messages.doneTitle} text={messages.doneText} />
      ) : (
        <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          <div>
            <p lang={data.languageTag}>{guide.lead}</p>
            <h3 className="mt-6 font-body font-semibold text-small">{data.chapters}</h3>
            <ol lang={data.languageTag} className="mt-2 list-decimal space-y-1.5 pl-6 marker:text-tide">
              {guide.chapters.map(({ _key, title }) => (
                <li key={_key}>{title}</li>
              ))}
            </ol>
          </div>
          <GuideForm messages={messages} onSubmit={submit} />
        </div>
      )}
    </Dialog>
  )
}

/** Null if it doesn't load. */
const loadDelivery = () => import('./deliver-guide.ts').catch(() => null)

/** Takes the focus, so that screen readers announce it. */
function Done({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-3 border-l-4 border-tide bg-foam p-6 sm:p-8">
      <h3 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {title}
      </h3>
      <p className="text-lead">{text}</p>
    </div>
  )
}
