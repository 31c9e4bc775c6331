import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'

/** Whether Next.js can read the state that its router sends in `next-router-state-tree`; anything else is an error 500 to it. */
export function isRouterState(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}
