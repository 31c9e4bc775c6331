import { expect, it } from 'vitest'
import { testFolder } from '../service/test-folder.ts'
import { readEnv } from './env.ts'
import { resolveSettings, siteEnv } from './settings.ts'

function siteSecretWith(url: string, siteSecret: string) {
  const supabase = { url, publishableKey: 'publishable', secretKey: 'secret', databaseUrl: '' }
  const settings = resolveSettings({ ...readEnv(), dataDir: testFolder(), supabase, siteSecret })
  return { site: siteEnv(settings).SITE_SECRET, own: settings.secrets.siteSecret }
}

it('the site has the secret of the functions it calls: the hosted ones, or those of this copy', () => {
  const { site, own } = siteSecretWith('', 'the secret of the hosted functions')
  expect(site).toBe(own)
  const hosted = siteSecretWith('https://project.supabase.co', 'the secret of the hosted functions')
  expect(hosted.site).toBe('the secret of the hosted functions')
})

it('a hosted Supabase without the secret of its functions is refused', () => {
  expect(() => siteSecretWith('https://project.supabase.co', '')).toThrow(
    'SUPABASE_URL is set, so SITE_SECRET must be set in .env too.',
  )
})
