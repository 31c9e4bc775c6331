import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'

/**
 * Whether Next.js can parse the `next-router-state-tree` header that its router sends. It responds to an invalid one
 * with status 500.
 */
export function isRouterState(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}
