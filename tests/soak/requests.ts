import { setTimeout as wait } from 'node:timers/promises'
import type { TestStack } from '../support/test-stack.ts'

const perSecond = 3
let networks = 0

/** The addresses under which requests were sent, and those of requests that visitors were told are received. */
export type Requests = { sent: string[]; acknowledged: string[] }

/** Visitors who ask for a consultation, without JavaScript, each from a network of his own. */
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
  const reply = await fetch(`${urls.site}/api/forms/lead`, {
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
  if (reply?.headers.get('location')?.endsWith('/contact/received')) requests.acknowledged.push(email)
}

/** Which requests the database has, and how many mails tell of each. */
export async function storedRequests({ settings: { supabase, urls, mail } }: TestStack, seed: number) {
  const address = `${supabase.url}/rest/v1/leads?select=email&email=like.soak-${seed}-*`
  const leads: { email: string }[] = await (
    await fetch(address, { headers: { apikey: supabase.secretKey } })
  ).json()
  const mails: unknown[] = await (await fetch(`${urls.inbox}/emails?to=${mail.leadsTo}`)).json()
  const texts = mails.map((mail) => JSON.stringify(mail))
  const mailed = (email: string) => texts.filter((text) => text.includes(email)).length
  return leads.map(({ email }) => ({ email, mails: mailed(email) }))
}
