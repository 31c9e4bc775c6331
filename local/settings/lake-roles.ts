import { readFileSync } from 'node:fs'
import { permissions, type Role } from '@tidewright/contracts/roles.ts'
import { z } from 'zod'
import { evaluateFilter } from '../lake/access/grants.ts'

const filter = z.string().refine(isFilter, 'is not a GROQ filter of one document, without parameters')
const role = z.strictObject({
  // It is part of a local editor's session.
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be 1 to 40 of a-z, 0-9 and "-", and start with a letter')
    .refine((name) => name !== 'anonymous', 'is the name of those without a role'),
  title: z.string().min(1),
  description: z.string().default(''),
  grants: z.array(z.strictObject({ filter, permissions: z.array(z.enum(permissions)) })),
})

/** The roles in a JSON file; none without one. @throws an error that says what is wrong with the file. */
export function readLakeRoles(file: string): Role[] {
  if (!file) return []
  try {
    return z.array(role).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`LAKE_ROLES: the roles in ${file} can’t be used. ${reason}`, { cause: error })
  }
}

/** The lake evaluates filters as conditions on one document; instead of the parameter `$identity`, there is `identity()`. */
function isFilter(text: string): boolean {
  try {
    const { type } = evaluateFilter(text, { _id: 'any', _type: 'any' }, 'any')
    return type === 'boolean' || type === 'null'
  } catch {
    return false
  }
}
