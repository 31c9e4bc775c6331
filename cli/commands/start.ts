/** `npm start`, and with `--dev` `npm run dev`. */
import { connectDatabase } from '../../functions/_shared/database.ts'
import { readEnv } from '../../local/settings/env.ts'
import { resolveSettings, type Settings } from '../../local/settings/settings.ts'
import { startBackupSchedule } from '../operator/backup/schedule.ts'
import { printStarterCodes } from '../operator/codes.ts'
import { serveOperationsMetrics } from '../operator/metrics/operations-metrics.ts'
import { keepRunning } from '../stack/keep-running.ts'
import { printedStep } from '../stack/progress.ts'
import { type Stack, startStack } from '../stack/stack.ts'
import { runCli } from './run-cli.ts'

await runCli(() => runStack({ dev: process.argv.includes('--dev') }))

/** Starts everything, prints the URLs, and runs until Ctrl-C or until the parent command ends. */
async function runStack({ dev }: { dev: boolean }): Promise<void> {
  const settings = resolveSettings(readEnv())
  console.info('\nTidewright\n')
  let stack: Stack | null = null
  let isEnding = false
  let endBackups = async () => {}
  const end = async (code: number) => {
    if (isEnding) return
    isEnding = true
    await endBackups()
    await stack?.stop()
    process.exit(code) // also ends processes that are still starting
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  // `run.mjs` ended, for whatever reason.
  process.on('disconnect', () => end(0))

  const started = await startStack(settings, { step: printedStep, dev })
  stack = started
  endBackups = startBackupSchedule(settings)
  await serveOperationsMetrics(settings)
  console.info(urlList(settings, await accessCodes(settings)))
  const { processes, restart } = started
  keepRunning({
    onExit: processes.onExit,
    isRunning: (name) => processes.child(name) !== undefined,
    restart,
    isEnding: () => isEnding,
    logFolder: settings.folder('logs'),
  })
}

/** The access codes of the playbooks, or how to get them; none for a hosted project, which its operator sets up. */
async function accessCodes(settings: Settings): Promise<string[]> {
  const { supabase, secrets } = settings
  if (supabase.hosted) return []
  const lines: string[] = []
  await printStarterCodes({
    database: connectDatabase(supabase.url, supabase.secretKey),
    siteSecret: secrets.siteSecret,
    settings,
    print: (line) => lines.push(line),
  }).catch((error: unknown) => lines.push(String(error)))
  return lines
}

function urlList({ urls, sanity, supabase, mail, metrics }: Settings, accessCodes: string[]): string {
  const lines = [
    ['Site', urls.site],
    ['Studio', urls.studio],
    ['Inbox', mail.resendKey ? 'emails are sent through Resend' : urls.inbox],
    ['Content lake', sanity.hosted ? `hosted, project ${sanity.projectId}` : urls.lake],
    ['Backend', supabase.url],
    ...(metrics.operationsPort ? [['Metrics', `http://localhost:${metrics.operationsPort}/metrics`]] : []),
    ...accessCodes.map((line, index) => [index === 0 ? 'Access codes' : '', line]),
  ]
  return `\n${lines.map(([name, where]) => `  ${name?.padEnd(13)} ${where}`).join('\n')}\n\n  Press Ctrl-C to stop everything.\n`
}
