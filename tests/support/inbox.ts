import type { TestStack } from './test-stack.ts'

type Mail = { subject: string; text: string; headers: Record<string, string> }

/** The emails to a recipient, newest first. */
export async function inboxOf({ settings }: TestStack, email: string): Promise<Mail[]> {
  return (await fetch(`${settings.urls.inbox}/emails?to=${encodeURIComponent(email)}`)).json()
}

/** The number of emails to the team that mention an email address; each stored request causes one. */
export async function mailsAbout(stack: TestStack, email: string): Promise<number> {
  const mails = await inboxOf(stack, stack.settings.mail.leadsTo)
  return mails.filter((mail) => JSON.stringify(mail).includes(email)).length
}

/** The subjects of the emails to a recipient, newest first. */
export async function mailsTo(stack: TestStack, email: string): Promise<string[]> {
  return (await inboxOf(stack, email)).map(({ subject }) => subject)
}
