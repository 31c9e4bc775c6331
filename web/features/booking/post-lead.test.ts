import type { LeadRequest } from '@tidewright/contracts/forms/lead.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { formFlash, postLead } from './post-lead.ts'

vi.mock('@/env.ts', () => ({
  env: { SITE_URL: 'https://site.example', SITE_SECRET: 'a-secret-of-the-site' },
}))
const jar = vi.hoisted(() => {
  const values = new Map<string, string>()
  return {
    get: (name: string) => ({ value: values.get(name) }),
    set: (name: string, value: string) => values.set(name, value),
    delete: (name: string) => values.delete(name),
  }
})
vi.mock('next/headers', () => ({ cookies: async () => jar }))

const submit = vi.fn(async (_lead: LeadRequest) => ({ code: 'accepted' as const }))
beforeEach(() => submit.mockClear())

function post(form: string | null) {
  const data = new FormData()
  const values = { locale: 'fr', name: 'Ada', email: 'ada@mill.example', company: 'Mill' }
  for (const [name, value] of Object.entries({ ...values, ...(form === null ? {} : { form }) }))
    data.set(name, value)
  return postLead(data, {}, '/fr', submit)
}

it('a long form that the browser posted is stored and confirmed as one', async () => {
  expect(await post('discovery-call')).toBe('/fr/contact/received?form=discovery-call')
  expect(submit.mock.calls[0]?.[0].origin).toMatchObject({ form: 'discovery-call' })
})

it('after a failure, the page that shows it again knows that it was the long form', async () => {
  submit.mockRejectedValueOnce(new Error('outage'))
  expect(await post('discovery-call')).toBe('/fr/contact/retry')
  expect(await formFlash.read()).toMatchObject({ form: 'discovery-call' })
})

it.each([null, 'consultation', 'other', 'Discovery-Call'])(
  'takes the form %s for the short one',
  async (form) => {
    expect(await post(form)).toBe('/fr/contact/received')
    expect(submit.mock.calls[0]?.[0].origin).toMatchObject({ form: 'consultation' })
  },
)
