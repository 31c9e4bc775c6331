import { formatFigure, interpolate } from '@tidewright/schemas/figures.ts'
import type { RoiAssumptions } from '@tidewright/schemas/roi.ts'
import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { Disclosure } from '@/ui/disclosure.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { getRoiMessages } from './get-roi-messages.ts'
import { LazyCalculator } from './lazy-calculator.tsx'

/** Estimates what automation would save a company of the visitor's size, and when it pays off. */
export async function RoiCalculator({
  section,
  locale,
  languageTag,
  dataAttribute,
}: SectionProps<'roiCalculator'>) {
  const { assumptions, note } = section
  if (!assumptions) return null
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="foam">
      <LazyCalculator
        assumptions={assumptions}
        messages={await getRoiMessages()}
        locale={locale}
        languageTag={languageTag}
      />
      <Disclosure label={(await getTranslations('sections'))('method')} className="mt-2">
        <p className="max-w-[68ch] text-muted text-small">{(await getTranslations('roi'))('cautiousNote')}</p>
        {note && (
          <p className="mt-2 max-w-[68ch] text-muted text-small" data-sanity={dataAttribute('note')}>
            {interpolate(note, formatAssumptions(assumptions, languageTag))}
          </p>
        )}
      </Disclosure>
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
