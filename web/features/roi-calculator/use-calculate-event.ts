import { useEffect } from 'react'
import { track } from '@/analytics/track.ts'

/** How long a visitor must pause typing, in milliseconds; intermediate values aren't reported. */
const restMs = 1_000

/** Reports a calculation with savings (spec section 4) once the inputs have settled. */
export function useCalculateEvent(inputs: object, monthlySavings: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new inputs with equal savings are a new calculation.
  useEffect(() => {
    if (monthlySavings <= 0) return
    const timer = setTimeout(() => track({ name: 'calculate', source: 'roi_calculator' }), restMs)
    return () => clearTimeout(timer)
  }, [inputs, monthlySavings])
}
