import type { TestStack } from './test-stack.ts'

/** The number of emails to the team that mention an email address; each stored request causes one. */
export async function mailsAbout({ settings }: TestStack, email: string): Promise<number> {
  const mails: unknown[] = await (
    await fetch(`${settings.urls.inbox}/emails?to=${settings.mail.leadsTo}`)
  ).json()
  return mails.filter((mail) => JSON.stringify(mail).includes(email)).length
}

/** The subjects of the emails to a recipient, newest first. */
export async function mailsTo({ settings }: TestStack, email: string): Promise<string[]> {
  const mails: { subject: string }[] = await (
    await fetch(`${settings.urls.inbox}/emails?to=${encodeURIComponent(email)}`)
  ).json()
  return mails.map(({ subject }) => subject)
}
