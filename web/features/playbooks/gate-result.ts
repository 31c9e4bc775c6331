/** The results of checking a code. */
const gateResults = ['accepted', 'wrong-code', 'rate-limited', 'unavailable'] as const

export type GateResult = (typeof gateResults)[number]

export function isGateResult(value: unknown): value is GateResult {
  return gateResults.some((result) => result === value)
}
