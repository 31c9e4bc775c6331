import { randomBytes } from 'node:crypto'
import { callDatabase, usage, type Verb } from './verb.ts'

export const webhook: Verb = {
  help: `webhook set <url>
    Tells each new lead to an address of yours too, signed as Standard Webhooks has it, and shows the secret once.
webhook off
    Ends that.`,
  async run([action, url, ...rest], context) {
    if (action === 'off' && url === undefined) {
      await callDatabase(context, 'set_lead_webhook', { url: null, secret: null })
      context.print('Leads are told by mail alone.')
    } else if (action === 'set' && url && rest.length === 0 && isSafe(url)) {
      const secret = `whsec_${randomBytes(24).toString('base64')}`
      await callDatabase(context, 'set_lead_webhook', { url, secret })
      context.print(`Each lead is posted to ${url}. The secret, shown this once: ${secret}`)
    } else throw usage(webhook)
  },
}

/** Leads are personal: they travel encrypted, or stay on this machine. */
function isSafe(url: string): boolean {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
}
