import { serve } from '../backend/http/serve.ts'
import { lockFolder } from '../lock.ts'
import type { Service } from '../service.ts'
import { openMailStore } from './mail-store.ts'
import { inboxHandler } from './routes.ts'

export type InboxOptions = { port: number; folder: string }

const bodyLimit = 1024 * 1024

/** Starts the inbox: it takes mail as Resend's API does, delivers none of it, and shows it on a page. */
export async function startInbox({ port, folder }: InboxOptions): Promise<Service> {
  const release = lockFolder(folder)
  const store = openMailStore(folder)
  const put = () => {
    store.close()
    release()
  }
  const handler = inboxHandler(store)
  const server = await serve({ port, portVariable: 'INBOX_PORT', bodyLimit, handler }).catch((error) => {
    put()
    throw error
  })
  return { close: () => server.close().then(put) }
}
