import type { DatabaseClient, SqlFunctions } from '../../functions/_shared/database.ts'
import type { Settings } from '../../local/settings/settings.ts'

export type OperatorContext = {
  /** A client with the secret key. */
  database: DatabaseClient
  /** Hashes access codes. */
  siteSecret: string
  settings: Settings
  print(text: string): void
}

export type Command = {
  /** Its usage and description. */
  help: string
  run(args: string[], context: OperatorContext): Promise<void>
}

/** Calls a function of the database. @throws with its error code when it fails. */
export async function callDatabase<Name extends keyof SqlFunctions>(
  { database }: OperatorContext,
  name: Name,
  args?: SqlFunctions[Name]['Args'],
) {
  const { data, error } = await database.rpc(name, args)
  if (error)
    throw new Error(`Database call ${name} failed: ${error.message} (${error.code || 'unreachable'})`)
  return data
}

/** The error for invalid arguments: the command's help. */
export function usage({ help }: Pick<Command, 'help'>): Error {
  return new Error(`Usage:\n\n${help}`)
}
