import { readEnv } from './env.ts'
import { printedStep } from './progress.ts'
import { resolveSettings, type Settings } from './settings.ts'
import { startStack } from './stack.ts'

/** Starts everything, tells where it is, and keeps it up until Ctrl-C. */
export async function bringUp({ dev }: { dev: boolean }): Promise<void> {
  const settings = resolveSettings(readEnv())
  console.info('\nTidewright\n')
  const stack = await startStack(settings, { step: printedStep, dev })
  console.info(addresses(settings))
  let ending = false
  const end = async (code: number) => {
    if (ending) return
    ending = true
    await stack.stop()
    process.exit(code)
  }
  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  stack.processes.onUnexpectedExit((name) => {
    if (ending) return
    console.error(
      `\n${name} ended unexpectedly; see ${settings.folder('logs')}/${name}.log. Stopping the rest.`,
    )
    void end(1)
  })
}

/** Runs a command's work; what goes wrong is one clear message and exit code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
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
