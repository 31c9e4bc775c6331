import { newClientIp, newLead } from '../support/backend/backend-drivers.ts'
import { keys, siteSecret } from '../support/backend/backend-options.ts'

export type Load = {
  /** Emails of the leads that got 200. */
  acknowledged: string[]
  /** Ends the load once running requests have finished. */
  stop(): Promise<void>
}

/** Sends new leads continuously, from several senders at once; failed requests are not repeated. */
export function startLoad(url: string, senders: number): Load {
  const acknowledged: string[] = []
  let stopped = false
  const send = async () => {
    while (!stopped) {
      const lead = newLead()
      const response = await submitLead(url, lead).catch(() => null)
      if (response?.status === 200) acknowledged.push(lead.email)
      // The backend is down and will be back.
      else await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const running = Array.from({ length: senders }, send)
  return {
    acknowledged,
    async stop() {
      stopped = true
      await Promise.all(running)
    },
  }
}

/** Sends a new lead as the site's server does. */
export async function submitLead(url: string, lead = newLead()): Promise<Response> {
  const headers = {
    apikey: keys.publishable,
    'content-type': 'application/json',
    'x-site-secret': siteSecret,
    'x-client-ip': newClientIp(),
  }
  const request = { method: 'POST', headers, body: JSON.stringify(lead) }
  const response = await fetch(`${url}/functions/v1/send-lead-notification`, request)
  await response.arrayBuffer()
  return response
}
