import type { TestStack } from './test-stack.ts'

/** How many mails to the firm name an address: each request makes one, and only one that is stored. */
export async function mailsAbout({ settings }: TestStack, email: string): Promise<number> {
  const mails: unknown[] = await (
    await fetch(`${settings.urls.inbox}/emails?to=${settings.mail.leadsTo}`)
  ).json()
  return mails.filter((mail) => JSON.stringify(mail).includes(email)).length
}

/** The subjects of the mails to an address, the newest first. */
export async function mailsTo({ settings }: TestStack, email: string): Promise<string[]> {
  const mails: { subject: string }[] = await (
    await fetch(`${settings.urls.inbox}/emails?to=${encodeURIComponent(email)}`)
  ).json()
  return mails.map(({ subject }) => subject)
}
