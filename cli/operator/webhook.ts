import { randomBytes } from 'node:crypto'
import { type Command, callDatabase, usage } from './command.ts'

export const webhook: Command = {
  help: `webhook set <url>
    Also posts each new lead to this URL, signed according to Standard Webhooks, and shows the secret once.
webhook off
    Turns the webhook off.`,
  async run([action, url, ...rest], context) {
    if (action === 'off' && url === undefined) {
      await callDatabase(context, 'set_lead_webhook', { url: null, secret: null })
      context.print('Webhook off. New leads are only reported by email.')
    } else if (action === 'set' && url && rest.length === 0 && isSafe(url)) {
      const secret = `whsec_${randomBytes(24).toString('base64')}`
      await callDatabase(context, 'set_lead_webhook', { url, secret })
      context.print(`Each new lead is posted to ${url}. The secret, shown only once: ${secret}`)
    } else throw usage(webhook)
  },
}

/** Leads are personal data: they are sent encrypted or stay on this machine. */
function isSafe(url: string): boolean {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
}
