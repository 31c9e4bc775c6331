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

/** The API returns no more rows at once. */
const rowsPerPage = 1_000
const address = /soak-[\d-]+@soak\.example/g

/** The requests in the database, and how many emails mention each. */
export async function storedRequests({ settings: { supabase, urls, mail } }: TestStack, seed: number) {
  const url = `${supabase.url}/rest/v1/leads?select=email&email=like.soak-${seed}-*&order=email&limit=${rowsPerPage}`
  const leads: { email: string }[] = []
  for (let isLast = false; !isLast; ) {
    const reply = await fetch(`${url}&offset=${leads.length}`, { headers: { apikey: supabase.secretKey } })
    const page: { email: string }[] = await reply.json()
    leads.push(...page)
    isLast = page.length < rowsPerPage
  }
  const mails: unknown[] = await (await fetch(`${urls.inbox}/emails?to=${mail.leadsTo}`)).json()
  const mentions = new Map<string, number>()
  for (const mail of mails)
    for (const email of new Set(JSON.stringify(mail).match(address)))
      mentions.set(email, (mentions.get(email) ?? 0) + 1)
  return leads.map(({ email }) => ({ email, mails: mentions.get(email) ?? 0 }))
}
