import { codes } from './codes.ts'
import { leads, subscribers } from './lists.ts'
import { outbox } from './outbox.ts'
import { person } from './person.ts'
import { retention } from './retention.ts'
import type { Verb } from './verb.ts'
import { webhook } from './webhook.ts'

/** What the operator can do, by the word that is typed. */
const verbs = { leads, subscribers, outbox, codes, person, retention, webhook } satisfies Record<string, Verb>

/** Runs `npm run operator -- <args>`. @throws an `Error` that says what to type instead. */
export async function operate(args: string[], context: Parameters<Verb['run']>[1]): Promise<void> {
  const [name = '', ...rest] = args
  const verb = Object.entries(verbs).find(([known]) => known === name)?.[1]
  if (!verb || rest.includes('--help')) {
    if (name && !verb && !['help', '--help'].includes(name))
      throw new Error(`There is no verb "${name}".\n\n${help()}`)
    context.print(verb ? verb.help : help())
    return
  }
  await verb.run(rest, context)
}

function help(): string {
  const list = Object.values(verbs).map((verb) => verb.help)
  return `npm run operator -- <verb> ...\n\n${list.join('\n\n')}\n\nAgainst the running copy, or the hosted project that .env names.`
}
