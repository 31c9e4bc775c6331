import { setTimeout as wait } from 'node:timers/promises'
import { readEnv } from '../settings/env.ts'
import { resolveSettings, type Settings } from '../settings/settings.ts'
import { printedStep } from '../stack/progress.ts'
import { type Stack, startStack } from '../stack/stack.ts'

/** How often a part that ends by itself is started again within a minute before everything is ended. */
const maxRestarts = 5

/** Starts everything, tells where it is, and keeps it up until Ctrl-C or the end of the command that asked for it. */
export async function runStack({ dev }: { dev: boolean }): Promise<void> {
  const settings = resolveSettings(readEnv())
  console.info('\nTidewright\n')
  let stack: Stack | null = null
  let isEnding = false
  const end = async (code: number) => {
    if (isEnding) return
    isEnding = true
    await stack?.stop()
    process.exit(code) // which ends what was still being started
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  // `run.mjs` is gone, however it ended.
  process.on('disconnect', () => end(0))

  const started = await startStack(settings, { step: printedStep, dev })
  stack = started
  console.info(addresses(settings))
  const restartedAt: number[] = []
  started.processes.onExit(async (name) => {
    if (isEnding) return
    const log = `${settings.folder('logs')}/${name}.log`
    const recent = restartedAt.filter((time) => Date.now() - time < 60_000)
    if (recent.length >= maxRestarts) {
      console.error(`\n${name} ends again and again; see ${log}. Stopping the rest.`)
      return end(1)
    }
    restartedAt.push(Date.now())
    console.error(`\n${name} ended unexpectedly; see ${log}. Starting it again.`)
    await wait(1_000)
    if (!isEnding) await started.restart(name).catch((error: unknown) => console.error(String(error)))
  })
}

function addresses({ urls, sanity, supabase, mail }: Settings): string {
  const lines = [
    ['Site', urls.site],
    ['Studio', urls.studio],
    ['Inbox', mail.resendKey ? 'mails go out by Resend' : urls.inbox],
    ['Content lake', sanity.hosted ? `hosted, project ${sanity.projectId}` : urls.lake],
    ['Backend', supabase.url],
  ]
  return `\n${lines.map(([name, where]) => `  ${name?.padEnd(13)} ${where}`).join('\n')}\n\n  Ctrl-C ends all of it.\n`
}
