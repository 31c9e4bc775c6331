import { setTimeout as wait } from 'node:timers/promises'
import { readEnv } from '../settings/env.ts'
import { resolveSettings, type Settings } from '../settings/settings.ts'
import { printedStep } from '../stack/progress.ts'
import { type Stack, startStack } from '../stack/stack.ts'

/** How often a part that ends by itself is started again at once within a minute; after that it has to wait, in milliseconds. */
const maxRestarts = 5
const waitMs = 20_000

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
  const restarts: { name: string; at: number }[] = []
  // The others go on meanwhile: the site without the content lake, the forms without the site.
  started.processes.onExit(async (name) => {
    if (isEnding) return
    const log = `${settings.folder('logs')}/${name}.log`
    const recent = restarts.filter((restart) => restart.name === name && Date.now() - restart.at < 60_000)
    const isHopeless = recent.length >= maxRestarts
    restarts.push({ name, at: Date.now() })
    const what = isHopeless ? 'ends again and again' : 'ended unexpectedly'
    console.error(
      `\n${name} ${what}; see ${log}. Starting it again${isHopeless ? ` in ${waitMs / 1_000} s` : ''}.`,
    )
    await wait(isHopeless ? waitMs : 1_000)
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
