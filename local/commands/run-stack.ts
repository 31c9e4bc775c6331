import { readEnv } from '../settings/env.ts'
import { resolveSettings, type Settings } from '../settings/settings.ts'
import { printedStep } from '../stack/progress.ts'
import { startStack } from '../stack/stack.ts'

/** Starts everything, tells where it is, and keeps it up until Ctrl-C. */
export async function runStack({ dev }: { dev: boolean }): Promise<void> {
  const settings = resolveSettings(readEnv())
  console.info('\nTidewright\n')
  const stack = await startStack(settings, { step: printedStep, dev })
  console.info(addresses(settings))
  let isEnding = false
  const end = async (code: number) => {
    if (isEnding) return
    isEnding = true
    await stack.stop()
    process.exit(code)
  }
  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  stack.processes.onUnexpectedExit((name) => {
    if (isEnding) return
    console.error(
      `\n${name} ended unexpectedly; see ${settings.folder('logs')}/${name}.log. Stopping the rest.`,
    )
    void end(1)
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
