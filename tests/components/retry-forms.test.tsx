// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { ConsultationForm } from '../../web/features/booking/consultation-form.tsx'
import { getFormMessages } from '../../web/features/booking/get-messages.ts'
import { getNewsletterMessages } from '../../web/features/newsletter/get-messages.ts'
import { SignUp } from '../../web/features/newsletter/sign-up.tsx'

const locale = 'en-UK'
const email = 'ada@mill.example'
const forms = {
  consultation: async () => {
    const flash = {
      form: 'discovery-call' as const,
      values: { name: 'Ada', email, company: 'Mill' },
      result: { code: 'unavailable' as const },
    }
    return <ConsultationForm locale={locale} messages={await getFormMessages(locale)} flash={flash} />
  },
  newsletter: async () => {
    const messages = await getNewsletterMessages(locale)
    return <SignUp locale={locale} messages={messages} flash={{ email, result: 'failed' }} />
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each(Object.keys(forms) as (keyof typeof forms)[])(
  'the browser posts the %s form that could not be sent before, so that the server deletes the values it kept',
  async (name) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const rendered = await forms[name]()
    await act(async () => root.render(rendered))
    const form = container.querySelector('form') ?? expect.fail('There is no form.')
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    await act(async () => form.dispatchEvent(submit))
    await act(() => expect.poll(() => post.mock.calls.length).toBe(1))
    // The long form stays one, and keeps what it promises.
    expect(new FormData(form).get('form')).toBe(name === 'newsletter' ? null : 'discovery-call')
    await act(async () => root.unmount())
    container.remove()
  },
)
