import { useEffect } from 'react'
import { track } from '@/analytics/track.ts'

/** Milliseconds after which a visitor has stopped typing: the figures on the way are not what was asked. */
const restMs = 1_000

/** Tells of a calculation by which something is saved (spec section 4), once the inputs have come to rest. */
export function useCalculateEvent(inputs: object, monthlySavings: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other inputs with the same savings are another calculation.
  useEffect(() => {
    if (monthlySavings <= 0) return
    const timer = setTimeout(() => track({ name: 'calculate', source: 'roi_calculator' }), restMs)
    return () => clearTimeout(timer)
  }, [inputs, monthlySavings])
}
