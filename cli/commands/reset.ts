/** `npm run reset`: resets to the starter content and an empty database. The next start imports and builds again. */
import { readEnv } from '../../local/settings/env.ts'
import { resolveSettings } from '../../local/settings/settings.ts'
import { resetCopy } from '../stack/reset-copy.ts'
import { runCli } from './run-cli.ts'

await runCli(async () => console.info(resetCopy(resolveSettings(readEnv()))))
