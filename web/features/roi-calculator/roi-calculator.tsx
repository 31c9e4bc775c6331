import { formatFigure, interpolate } from '@tidewright/schemas/figures.ts'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { getRoiMessages } from './get-roi-messages.ts'
import { LazyCalculator } from './lazy-calculator.tsx'
import type { RoiAssumptions } from './roi.ts'

/** Estimates what automation would save a company of the visitor's size, and when it pays off. */
export async function RoiCalculator({ section, languageTag, dataAttribute }: SectionProps<'roiCalculator'>) {
  const { assumptions, note } = section
  if (!assumptions) return null
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="foam">
      <LazyCalculator assumptions={assumptions} messages={await getRoiMessages()} languageTag={languageTag} />
      {note && (
        <p className="mt-6 max-w-[68ch] text-muted text-small" data-sanity={dataAttribute('note')}>
          {interpolate(note, formatAssumptions(assumptions, languageTag))}
        </p>
      )}
    </SectionFrame>
  )
}

/** The values of the note's placeholders. */
function formatAssumptions(
  { efficiency, weeksPerMonth, implementationCost }: RoiAssumptions,
  languageTag: string,
) {
  return new Map([
    ['efficiency', formatFigure({ value: efficiency * 100, unit: 'percent' }, languageTag)],
    ['weeksPerMonth', formatFigure({ value: weeksPerMonth, unit: 'number' }, languageTag)],
    ['implementationCost', formatFigure({ value: implementationCost, unit: 'euro' }, languageTag)],
  ])
}
