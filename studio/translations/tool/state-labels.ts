import type { CellState } from '../translation-states.ts'

/** Labels and tones of translation states. */
export const stateLabels: Record<
  CellState,
  { label: string; tone: 'critical' | 'caution' | 'primary' | 'positive' }
> = {
  missing: { label: 'Missing', tone: 'critical' },
  outdated: { label: 'Out of date', tone: 'caution' },
  draft: { label: 'Draft', tone: 'primary' },
  partial: { label: 'Partly English', tone: 'caution' },
  current: { label: 'Up to date', tone: 'positive' },
}
