import { type Attack, attemptEach, joinResults } from './attack.ts'
import { send } from './send.ts'

const places = [
  '/',
  '/nowhere',
  '/_next/nothing.js',
  '/_next/static/nothing.js',
  '/api/nothing',
  '/api/files/x/y',
  '/api/images/x?w=1',
  '/api/videos/x',
  '/api/live',
  '/api/health',
  '/api/ready',
  '/api/reconcile',
  '/api/logos/evil.example',
  '/api/og-images/page/en-UK/nothing',
  '/api/draft-mode/enable',
  '/api/dialogs/en-UK/nothing',
  '/feed.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/.well-known/gpc.json',
  '/downloads/nothing.pdf',
  '/%',
  `/?${'a&'.repeat(200)}`,
]

/** Responses that another page could frame, embed or reinterpret. */
export const missingHeaders: Attack = {
  title: 'Responses that can be framed, embedded or sniffed',
  async run({ settings: { urls } }) {
    const ofSite = attemptEach(places, async (path) => {
      const { headers } = await send(urls.site, path)
      const missing = [
        'x-content-type-options',
        'referrer-policy',
        'strict-transport-security',
        'cross-origin-resource-policy',
      ].filter((name) => !headers[name])
      if (!/frame-ancestors/.test(String(headers['content-security-policy']))) missing.push('frame-ancestors')
      return missing.length > 0 ? `without ${missing.join(', ')}` : null
    })
    const ofStudio = attemptEach(['/', '/structure', '/nothing'], async (path) => {
      const { headers } = await send(urls.studio, path)
      return /frame-ancestors 'self'/.test(String(headers['content-security-policy']))
        ? null
        : 'can be framed'
    })
    return joinResults([await ofSite, await ofStudio])
  },
}
