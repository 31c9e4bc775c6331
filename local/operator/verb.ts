import type { DatabaseClient, SqlFunctions } from '../../functions/_shared/database.ts'

export type OperatorContext = {
  /** With the secret key. */
  database: DatabaseClient
  /** Keys the hashes of access codes; empty where it is not known. */
  siteSecret: string
  print(text: string): void
}

export type Verb = {
  /** How it is typed and what it does. */
  help: string
  run(args: string[], context: OperatorContext): Promise<void>
}

/** What a function of the database answers. @throws with its code when it refuses. */
export async function callDatabase<Name extends keyof SqlFunctions>(
  { database }: OperatorContext,
  name: Name,
  args?: SqlFunctions[Name]['Args'],
) {
  const { data, error } = await database.rpc(name, args)
  if (error)
    throw new Error(`The database refused ${name}: ${error.message} (${error.code || 'unreachable'})`)
  return data
}

/** The error for what cannot be understood: the verb's help. */
export function usage({ help }: Pick<Verb, 'help'>): Error {
  return new Error(`Type it like this:\n\n${help}`)
}
