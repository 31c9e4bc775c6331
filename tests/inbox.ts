import type { TestStack } from './test-stack.ts'

/** How many mails of the inbox name an address: each request makes one, to the firm, and only one that is stored. */
export async function mailsAbout({ settings }: TestStack, email: string): Promise<number> {
  const mails: unknown[] = await (await fetch(`${settings.urls.inbox}/emails`)).json()
  return mails.filter((mail) => JSON.stringify(mail).includes(email)).length
}
