import type { CurrentUser } from 'sanity'
import { isDevelopment, leadRoles } from '../env.ts'

type User = Omit<CurrentUser, 'role'> | null

const developerRoles = ['administrator', 'developer']

/** Whether a user may see developer tools. In development mode, everybody may. */
export function isDeveloper(user: User): boolean {
  return isDevelopment || hasRole(user, developerRoles)
}

/** Whether the functions let a user see leads and send newsletters. */
export function maySeeLeads(user: User): boolean {
  return hasRole(user, leadRoles)
}

function hasRole(user: User, names: readonly string[]): boolean {
  return user?.roles.some(({ name }) => names.includes(name)) ?? false
}
