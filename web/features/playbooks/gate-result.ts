/** The results of checking a code. `no-access`: the visit has ended, or the browser refuses the cookie. */
const gateResults = ['accepted', 'wrong-code', 'no-access', 'rate-limited', 'unavailable'] as const

export type GateResult = (typeof gateResults)[number]

export function isGateResult(value: unknown): value is GateResult {
  return gateResults.some((result) => result === value)
}

/** The result that the closed gate shows, by its page's `result` parameter. A code was accepted in vain without a cookie. */
export function gateResultOf(value: unknown): GateResult | null {
  if (value === 'accepted') return 'no-access'
  return isGateResult(value) ? value : null
}
