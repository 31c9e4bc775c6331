import { setTimeout as wait } from 'node:timers/promises'
import type { TestStack } from '../support/test-stack.ts'

const perSecond = 3
let networks = 0

/** The emails of the requests that were sent, and of those that were acknowledged to visitors. */
export type Requests = { sent: string[]; acknowledged: string[] }

/** Visitors who request a consultation without JavaScript, each from their own network. */
export async function request(stack: TestStack, seed: number, signal: AbortSignal): Promise<Requests> {
  const requests: Requests = { sent: [], acknowledged: [] }
  const running = new Set<Promise<void>>()
  for (let number = 0; !signal.aborted; number++) {
    const one = requestOne(stack, `soak-${seed}-${Date.now()}-${number}@soak.example`, requests).finally(() =>
      running.delete(one),
    )
    running.add(one)
    await wait(1_000 / perSecond)
  }
  await Promise.all(running)
  return requests
}

async function requestOne(
  { settings: { urls } }: TestStack,
  email: string,
  requests: Requests,
): Promise<void> {
  networks += 1
  requests.sent.push(email)
  const response = await fetch(`${urls.site}/api/forms/lead`, {
    method: 'POST',
    body: new URLSearchParams({
      name: 'Soak',
      email,
      company: `Firm of ${email}`,
      phone: '',
      locale: 'en-UK',
    }),
    headers: { 'x-forwarded-for': `198.19.${(networks >> 8) & 255}.${networks & 255}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null)
  if (response?.headers.get('location')?.endsWith('/contact/received')) requests.acknowledged.push(email)
}

/** The requests in the database, and how many emails mention each. */
export async function storedRequests({ settings: { supabase, urls, mail } }: TestStack, seed: number) {
  const url = `${supabase.url}/rest/v1/leads?select=email&email=like.soak-${seed}-*`
  const leads: { email: string }[] = await (
    await fetch(url, { headers: { apikey: supabase.secretKey } })
  ).json()
  const mails: unknown[] = await (await fetch(`${urls.inbox}/emails?to=${mail.leadsTo}`)).json()
  const texts = mails.map((mail) => JSON.stringify(mail))
  const mailed = (email: string) => texts.filter((text) => text.includes(email)).length
  return leads.map(({ email }) => ({ email, mails: mailed(email) }))
}
