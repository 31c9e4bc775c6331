/** `npm run operator -- <command>`: operator tasks for the local copy, or for the hosted project of `.env`. */
import { connectDatabase } from '../../functions/_shared/database.ts'
import { readEnv } from '../../local/settings/env.ts'
import { resolveSettings } from '../../local/settings/settings.ts'
import { operate } from '../operator/commands.ts'
import { runCli } from './run-cli.ts'

await runCli(async () => {
  const settings = resolveSettings(readEnv())
  const { supabase } = settings
  await operate(process.argv.slice(2), {
    database: connectDatabase(supabase.url, supabase.secretKey),
    siteSecret: supabase.siteSecret,
    settings,
    print: console.info,
  })
})
