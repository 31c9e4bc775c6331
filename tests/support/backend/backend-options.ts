import type { BackendOptions } from '../../../local/backend/backend.ts'

export const keys = { publishable: 'sb_publishable_contract', secret: 'sb_secret_contract' }
export const siteSecret = 'a secret of the site and its functions'
export const siteOrigin = 'http://localhost:3000'

/**
 * Options of a backend in a test. Nothing runs by itself: drains, and the retention that each begins with, would race with a
 * test that ages rows or counts mails. A test drains when it means to.
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
  },
  drainSeconds: 0,
}
