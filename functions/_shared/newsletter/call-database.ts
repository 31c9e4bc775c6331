import type { SqlFunctions } from '../database.ts'
import type { FunctionDeps } from '../deps.ts'

/** Calls a function of the database. @throws with its error code only: the message could contain personal data. */
export async function callDatabase<Name extends keyof SqlFunctions>(
  { database }: Pick<FunctionDeps, 'database'>,
  name: Name,
  args?: SqlFunctions[Name]['Args'],
): Promise<SqlFunctions[Name]['Returns']> {
  const { data, error } = await database.rpc(name, args)
  if (error) throw Object.assign(new Error('The database refused.'), { name: `DatabaseError ${error.code}` })
  return data
}
