import { sealPlaybookPass } from '../../../functions/_shared/playbook-access.ts'
import type { BackendOptions } from '../../../local/backend/backend.ts'

export const keys = { publishable: 'sb_publishable_contract', secret: 'sb_secret_contract' }
export const siteSecret = 'the shared secret of site and functions'
/** As the site gets it for a right access code. */
export const playbookPass = await sealPlaybookPass(siteSecret)
export const mailWebhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
export const siteOrigin = 'http://localhost:3000'

/**
 * Options of a backend in tests, without timers: a drain, which also runs retention, would race with tests that age
 * rows or count emails. Tests drain explicitly.
 */
export const testOptions: Omit<BackendOptions, 'port' | 'folder'> = {
  databaseUrl: '',
  publishableKey: keys.publishable,
  secretKey: keys.secret,
  siteSecret,
  siteOrigins: [siteOrigin],
  mail: {
    apiUrl: 'http://127.0.0.1:9',
    apiKey: 're_test',
    from: 'Tidewright <site@tidewright.example>',
    leadsTo: 'hello@tidewright.example',
    webhookSecret: mailWebhookSecret,
  },
  drainSeconds: 0,
}
