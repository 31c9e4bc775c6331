import type { CurrentUser } from 'sanity'
import { isDevelopment } from '../env.ts'

const roles = ['administrator', 'developer']

/** Who looks at documents as data. With hot reload everybody is one. */
export function isDeveloper(user: Omit<CurrentUser, 'role'> | null): boolean {
  if (isDevelopment) return true
  return user?.roles.some(({ name }) => roles.includes(name)) ?? false
}
