import type { CellState } from '../translation-states.ts'

/** How the states of a translation are called and coloured. */
export const stateLabels: Record<
  CellState,
  { label: string; tone: 'critical' | 'caution' | 'primary' | 'positive' }
> = {
  missing: { label: 'Missing', tone: 'critical' },
  outdated: { label: 'Out of date', tone: 'caution' },
  draft: { label: 'Draft', tone: 'primary' },
  current: { label: 'Up to date', tone: 'positive' },
}
