import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { clearToasts, showToast, toastSeconds } from '../toast/toast.ts'
import type { Toast } from '../toast/toast-box.ts'
import type { KeptTexts } from './keep-through-reload.ts'

/** `max` is in characters. Without `normalize`, a value is trimmed. */
type Rule = { max: number; required: boolean; normalize?: (value: string) => string }
type Problems<Field extends string, Problem> = Partial<Record<Field, Problem>>

/** The notice after a form was sent or rejected. */
export type Notice = Omit<Toast, 'seconds'>

/** The result of an attempt. */
export type AttemptResult<Field extends string, Problem> = {
  /** The invalid fields; the first one gets the focus. */
  problems?: Problems<Field, Problem>
  notice?: Notice
  /** The backend didn't respond: without a connection the notice says so instead. */
  isUnavailable?: boolean
  /** Runs after the notice. */
  next?: () => void
}

/** `values` are normalized by their rules. `shownAt` is when the form appeared, by `performance.now()`. */
type Submission<Field extends string> = {
  values: Record<Field, string>
  element: HTMLFormElement
  shownAt: number
}

type FormOptions<Field extends string, Problem> = {
  /** The fields in the order of the form. */
  rules: Record<Field, Rule>
  messages: { close: string; offline?: string }
  initialProblems?: Problems<Field, Problem>
  validate?: (values: Record<Field, string>) => Problems<Field, Problem>
  /** The message below a field. */
  problemText: (problem: Problem, field: Field) => string
  /** The result if `validate` finds problems; by default, fields are marked without a notice. */
  onInvalid?: (problems: Problems<Field, Problem>) => AttemptResult<Field, Problem>
  send: (submission: Submission<Field>) => Promise<AttemptResult<Field, Problem>>
}

/**
 * The state of a form that is a plain form post until this runs. It validates, sends once at a time, and shows the
 * result in a toast, or in `message` if the code of toasts doesn't load.
 */
export function useForm<Field extends string, Problem>(
  options: FormOptions<Field, Problem>,
  toasts = { show: showToast, clear: clearToasts },
) {
  const { rules, messages, validate, onInvalid = (problems) => ({ problems }) } = options
  const id = useId()
  const [isRunning, setRunning] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problems, setProblems] = useState<Problems<Field, Problem>>(options.initialProblems ?? {})
  const [message, setMessage] = useState<string | null>(null)
  const isLocked = useRef(false)
  const shownAt = useRef(0)

  // From now on the component validates; before, and without JavaScript, the browser does.
  useEffect(() => {
    shownAt.current = performance.now()
    setRunning(true)
  }, [])
  const kept = useRef<KeptTexts | null>(null)
  useEffect(() => {
    const end = new AbortController()
    const keep = async () => {
      const code = await import('./keep-through-reload.ts').catch(() => null)
      if (code && !end.signal.aborted) kept.current = code.keepThroughReload(fieldId(id, ''), end.signal)
    }
    // Its code loads when there is something to keep, which may have been typed before this ran.
    const fields = document.querySelectorAll<HTMLInputElement>(`[id^="${fieldId(id, '')}"]`)
    const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
    if (isTyped || history.state?.typed) void keep()
    else addEventListener('input', keep, { once: true, signal: end.signal })
    return () => end.abort()
  }, [id])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLocked.current) return
    const element = event.currentTarget
    const values = readValues(element, rules)
    setMessage(null)
    toasts.clear()
    const invalid = validate?.(values)
    if (invalid && Object.keys(invalid).length > 0) return finish(onInvalid(invalid), element)
    isLocked.current = true
    setProblems({})
    setSending(true)
    await finish(await send({ values, element, shownAt: shownAt.current }), element)
  }

  /** Unlocks the form even if sending fails by a bug, so that the visitor can try again. */
  async function send(submission: Submission<Field>): Promise<AttemptResult<Field, Problem>> {
    try {
      return await options.send(submission)
    } catch (error) {
      if (error !== cameBack) throw error
      return { isUnavailable: true } // nobody knows whether the post arrived
    } finally {
      isLocked.current = false
      setSending(false)
    }
  }

  async function finish(result: AttemptResult<Field, Problem>, element: HTMLFormElement) {
    const { problems: found = {}, notice, isUnavailable, next } = result
    setProblems(found)
    if (!isUnavailable && notice?.tone !== 'wrong' && Object.keys(found).length === 0) kept.current?.forget()
    const first = Object.keys(rules).find((name) => Object.hasOwn(found, name))
    if (first) element.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    const shown = notice && say(notice, isUnavailable)
    next?.()
    await shown
  }

  async function say(notice: Notice, isUnavailable = false) {
    const offline = isUnavailable && !navigator.onLine ? messages.offline : undefined
    const text = offline ?? notice.text
    const toast = { ...notice, text, seconds: toastSeconds[notice.tone] }
    if (!(await toasts.show(toast, messages.close))) setMessage(text)
  }

  /** The attributes of a field, except its label. */
  function field(name: Field) {
    const problem = problems[name]
    return {
      id: fieldId(id, name),
      name,
      // Without this code the browser cuts; with it, a text that is too long is kept, and a message says so.
      maxLength: isRunning ? undefined : rules[name].max,
      required: rules[name].required,
      readOnly: isSending,
      message: problem && options.problemText(problem, name),
    }
  }

  /** A problem goes away as soon as its field is mended; new ones wait for the next attempt. */
  function recheck({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const name = Object.keys(rules).find((field) => field === Reflect.get(target, 'name')) as
      | Field
      | undefined
    if (!name || !problems[name]) return
    if (validate?.(readValues(currentTarget, rules))[name]) return
    setProblems(({ [name]: _mended, ...others }) => others as Problems<Field, Problem>) // all but that field
  }

  const formProps = { noValidate: isRunning, onSubmit: submit, onInput: recheck, 'aria-busy': isSending }
  return { formProps, field, isRunning, isSending, message }
}

const cameBack = new Error('The visitor came back to a form that the browser posted.')

/**
 * If the code for sending doesn't load. The browser leaves the page; Back may restore it as it was. Then this rejects,
 * which `useForm` handles: the form can be sent again.
 */
export function postByBrowser(form: HTMLFormElement): Promise<never> {
  form.submit()
  return new Promise((_, reject) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      // The long booking form leaves its notes out of the post.
      for (const notes of form.querySelectorAll('fieldset')) notes.disabled = false
      reject(cameBack)
    })
  })
}

function fieldId(form: string, name: string): string {
  return `${form}-${name}`
}

function readValues<Field extends string>(form: HTMLFormElement, rules: Record<Field, Rule>) {
  const data = new FormData(form)
  const trim = (value: string) => value.trim()
  const entries = Object.entries<Rule>(rules).map(([name, { normalize = trim }]) => [
    name,
    normalize(String(data.get(name) ?? '')),
  ])
  return Object.fromEntries(entries) as Record<Field, string> // a value for each rule
}
