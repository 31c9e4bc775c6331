import { serve } from '../http/serve.ts'
import { lockFolder } from '../service/lock-folder.ts'
import type { Service } from '../service/run-service.ts'
import { createInboxApp } from './inbox-app.ts'
import { openMailStore } from './mail-store.ts'

export type InboxOptions = { port: number; folder: string }

/** Starts the inbox: it accepts emails through Resend's API, delivers none of them, and shows them on a page. */
export async function startInbox({ port, folder }: InboxOptions): Promise<Service> {
  const unlock = lockFolder(folder)
  const store = openMailStore(folder)
  const release = () => {
    store.close()
    unlock()
  }
  try {
    const server = await serve(createInboxApp(store), { port, name: 'inbox', variable: 'INBOX_PORT' })
    return { close: () => server.close().then(release) }
  } catch (error) {
    release()
    throw error
  }
}
