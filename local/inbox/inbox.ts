import { serve } from '../http/serve.ts'
import { lockFolder } from '../service/lock-folder.ts'
import type { Service } from '../service/run-service.ts'
import { createInboxApp } from './inbox-app.ts'
import { createMailReports, type MailWebhook } from './mail-reports.ts'
import { openMailStore } from './mail-store.ts'

/** `webhook` is told what happens to the emails, as Resend's is; without one, nobody is. */
export type InboxOptions = { port: number; folder: string; webhook?: MailWebhook }

/** Starts the inbox: it accepts emails through Resend's API, delivers none of them, and shows them on a page. */
export async function startInbox({ port, folder, webhook }: InboxOptions): Promise<Service> {
  const unlock = lockFolder(folder)
  const store = openMailStore(folder)
  const reports = webhook && createMailReports(webhook)
  const release = () => {
    reports?.close()
    store.close()
    unlock()
  }
  try {
    const server = await serve(createInboxApp(store, reports), {
      port,
      name: 'inbox',
      variable: 'INBOX_PORT',
    })
    return { close: () => server.close().then(release) }
  } catch (error) {
    release()
    throw error
  }
}
