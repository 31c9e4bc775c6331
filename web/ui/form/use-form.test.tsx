// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AttemptResult, postByBrowser, useForm } from './use-form.ts'

type Result = AttemptResult<'name' | 'email', 'missing' | 'invalid'>

const wrong = (text: string) => ({ title: 'Error', text, tone: 'wrong' as const })
const send = vi.fn(async (_submission: unknown): Promise<Result> => ({}))
const toasts = { show: vi.fn(async () => true), clear: vi.fn(async () => {}) }

let attempt: Promise<void>

function Form() {
  const { formProps, field, message } = useForm(
    {
      rules: { name: { max: 20, required: true }, email: { max: 30, required: false } },
      messages: { close: 'Close', offline: 'You’re offline' },
      initialProblems: {},
      validate: ({ name }): Result['problems'] & object => (name ? {} : { name: 'missing' }),
      problemText: (problem, name) => `${name} is ${problem}`,
      onInvalid: (problems) => ({ problems, notice: wrong('Fill in all') }),
      send,
    },
    toasts,
  )
  const input = (name: 'name' | 'email') => {
    const { message: problem, ...attributes } = field(name)
    return <input {...attributes} title={problem} />
  }
  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        attempt = formProps.onSubmit(event)
        attempt.catch(() => {}) // the test reads it later
      }}
    >
      {input('name')}
      {input('email')}
      {message && <p role="alert">{message}</p>}
    </form>
  )
}

const container = document.body.appendChild(document.createElement('div'))
const root = createRoot(container)
const form = () => container.querySelector('form') ?? expect.fail('There is no form.')
const input = (name: string) =>
  form().querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(`There is no ${name}.`)
const submit = () =>
  act(async () => form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => root.render(<Form key={Math.random()} />))
  input('name').value = ' Ada '
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

it('leaves validation to the browser until it runs', () => {
  expect(renderToStaticMarkup(<Form />)).not.toMatch(/novalidate/i)
  expect(form().noValidate).toBe(true)
})

it('sends trimmed values once, with read-only fields meanwhile', async () => {
  const sent = Promise.withResolvers<Result>()
  send.mockReturnValueOnce(sent.promise)
  await submit()
  await submit()
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]?.[0]).toMatchObject({ values: { name: 'Ada', email: '' } })
  expect(form().getAttribute('aria-busy')).toBe('true')
  expect(input('name').readOnly).toBe(true)
  await act(async () => sent.resolve({}))
  expect(form().getAttribute('aria-busy')).toBe('false')
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
})

it('forgets what was typed once it is sent, also what was typed just before', async () => {
  vi.useFakeTimers()
  const type = () => input('name').dispatchEvent(new Event('input', { bubbles: true }))
  type()
  await vi.dynamicImportSettled()
  await vi.runAllTimersAsync()
  expect(JSON.stringify(history.state)).toContain('Ada')
  type()
  await submit()
  await vi.runAllTimersAsync()
  expect(JSON.stringify(history.state)).not.toContain('Ada')
  vi.useRealTimers()
})

it('can be sent again after sending threw', async () => {
  send.mockRejectedValueOnce(new Error('A bug.'))
  await submit()
  await expect(attempt).rejects.toThrow('A bug.')
  expect(form().getAttribute('aria-busy')).toBe('false')
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
})

it('can be sent again if the browser posted it and Back restored the page, with what was typed', async () => {
  const post = vi.spyOn(form(), 'submit').mockImplementation(() => {})
  const notes = form().appendChild(document.createElement('fieldset'))
  notes.disabled = true
  send.mockImplementationOnce(() => postByBrowser(form()))
  await submit()
  expect(post).toHaveBeenCalledOnce()
  const show = (persisted: boolean) =>
    act(async () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
  await show(false)
  expect(form().getAttribute('aria-busy')).toBe('true')
  await show(true)
  expect(form().getAttribute('aria-busy')).toBe('false')
  expect(input('name').readOnly).toBe(false)
  expect(input('name').value).toBe(' Ada ')
  expect(notes.disabled).toBe(false)
  expect(toasts.show).not.toHaveBeenCalled()
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
})

it('marks and focuses the first invalid field, shows a notice, and sends nothing', async () => {
  input('name').value = ' '
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(input('name').title).toBe('name is missing')
  expect(document.activeElement).toBe(input('name'))
  const toast = { ...wrong('Fill in all'), seconds: 10 }
  expect(toasts.show).toHaveBeenCalledExactlyOnceWith(toast, 'Close')
})

it('marks the fields that the backend rejects, until the next attempt', async () => {
  send.mockResolvedValueOnce({ problems: { email: 'invalid' }, notice: wrong('No address') })
  await submit()
  expect(input('email').title).toBe('email is invalid')
  expect(document.activeElement).toBe(input('email'))
  await submit()
  expect(input('email').title).toBe('')
})

it('clears the toasts of the previous attempt, and calls the next step after its own', async () => {
  const order: string[] = []
  toasts.clear.mockImplementationOnce(async () => void order.push('clear'))
  toasts.show.mockImplementationOnce(async () => order.push('show') > 0)
  send.mockResolvedValueOnce({
    notice: { title: 'Sent', text: '', tone: 'good' },
    next: () => order.push('next'),
  })
  await submit()
  expect(order).toEqual(['clear', 'show', 'next'])
})

it.each([
  [true, false, 'You’re offline'],
  [true, true, 'Failed'],
  [false, false, 'Failed'],
])(
  'with the backend unavailable: %s, and a connection: %s, shows “%s”',
  async (isUnavailable, onLine, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    send.mockResolvedValueOnce({ notice: wrong('Failed'), isUnavailable })
    await submit()
    expect(toasts.show).toHaveBeenCalledWith(expect.objectContaining({ text }), 'Close')
  },
)

it('shows the notice in the form if toasts do not load, until the next attempt', async () => {
  toasts.show.mockResolvedValueOnce(false)
  send.mockResolvedValueOnce({ notice: wrong('Failed') })
  await submit()
  expect(form().querySelector('[role=alert]')?.textContent).toBe('Failed')
  await submit()
  expect(form().querySelector('[role=alert]')).toBeNull()
})

it('keeps what was typed before it ran', async () => {
  history.replaceState(null, '')
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Form />)
  const name = page.querySelector<HTMLInputElement>('[name=name]') ?? expect.fail('There is no name.')
  name.value = 'Grace'
  await act(async () => hydrateRoot(page, <Form />))
  await expect.poll(() => JSON.stringify(history.state)).toContain('Grace')
})
