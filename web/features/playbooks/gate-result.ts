/** The results of checking a code. `no-access`: the visit has ended, or the browser refuses the cookie. */
const gateResults = ['accepted', 'wrong-code', 'no-access', 'rate-limited', 'unavailable'] as const

export type GateResult = (typeof gateResults)[number]

export function isGateResult(value: unknown): value is GateResult {
  return gateResults.some((result) => result === value)
}

/** What the closed gate says, by its page's `result` parameter. Without the cookie, even an accepted code opens nothing. */
export function gateResultOf(value: unknown): GateResult | null {
  if (value === 'accepted') return 'no-access'
  return isGateResult(value) ? value : null
}
