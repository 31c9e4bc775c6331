import type { CurrentUser } from 'sanity'
import { isDevelopment } from '../env.ts'

const roles = ['administrator', 'developer']

/** Whether a user may see developer tools. In development mode, everybody may. */
export function isDeveloper(user: Omit<CurrentUser, 'role'> | null): boolean {
  if (isDevelopment) return true
  return user?.roles.some(({ name }) => roles.includes(name)) ?? false
}
