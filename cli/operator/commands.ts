import { backup } from './backup/backup.ts'
import { codes } from './codes.ts'
import type { Command } from './command.ts'
import { metrics } from './metrics/operations-metrics.ts'
import { newsletter } from './newsletter.ts'
import { outbox } from './outbox.ts'
import { leads, person, retention, subscribers } from './personal-data.ts'
import { status } from './status/status.ts'
import { webhook } from './webhook.ts'

/** The operator's commands by name. */
const commands = {
  status,
  leads,
  subscribers,
  newsletter,
  outbox,
  codes,
  person,
  retention,
  webhook,
  backup,
  metrics,
} satisfies Record<string, Command>

/** Runs `npm run operator -- <args>`. @throws an `Error` with the correct usage when the arguments are invalid. */
export async function operate(args: string[], context: Parameters<Command['run']>[1]): Promise<void> {
  const [name = '', ...rest] = args
  const command = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (!command || rest.includes('--help')) {
    if (name && !command && !['help', '--help'].includes(name))
      throw new Error(`Unknown command "${name}".\n\n${help()}`)
    context.print(command ? command.help : help())
    return
  }
  await command.run(rest, context)
}

function help(): string {
  const list = Object.values(commands).map((command) => command.help)
  return `npm run operator -- <command> ...\n\n${list.join('\n\n')}\n\nRuns on the local copy, or on the hosted project configured in .env.\nIf a program or a file gets the output, run: npm run --silent operator -- <command> ...`
}
