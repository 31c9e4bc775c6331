import type { CurrentUser } from 'sanity'
import { functionsUrl, isDevelopment, leadRoles } from '../env.ts'

type User = Omit<CurrentUser, 'role'> | null

const developerRoles = ['administrator', 'developer']

/** Whether a user may see developer tools. In development mode, everybody may. */
export function isDeveloper(user: User): boolean {
  return isDevelopment || hasRole(user, developerRoles)
}

/** Whether the functions answer to a user: about leads, newsletters, emails, searches and visits of redirects. */
export function mayCallFunctions(user: User): boolean {
  return functionsUrl !== undefined && hasRole(user, leadRoles)
}

function hasRole(user: User, names: readonly string[]): boolean {
  return user?.roles.some(({ name }) => names.includes(name)) ?? false
}
