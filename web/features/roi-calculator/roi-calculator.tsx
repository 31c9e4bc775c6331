import { formatFigure, interpolate } from '@tidewright/contracts/figures.ts'
import { localeOf } from '@tidewright/contracts/locales.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'
import { defaultInputs, type RoiAssumptions } from '@tidewright/contracts/roi.ts'
import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { Disclosure } from '@/ui/disclosure.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { StaticHtml } from '@/ui/static-html.tsx'
import { getRoiMessages } from './get-roi-messages.ts'
import { LazyCalculator } from './lazy-calculator.tsx'
import { Outlook } from './outlook.tsx'
import { calculationTexts } from './result-texts.ts'

/**
 * Estimates what automation would save a company of the visitor's size, and when it pays off: in the visitor's language,
 * also where the section itself isn't translated.
 */
export async function RoiCalculator({
  section,
  locale,
  languageTag,
  dataAttribute,
}: SectionProps<'roiCalculator'>) {
  const { assumptions, note } = section
  if (!assumptions) return null
  const visitorsTag = localeOf(locale).languageTag
  const calculation = {
    assumptions,
    messages: await getRoiMessages(),
    languageTag: visitorsTag,
    paths: { contact: pagePath(locale, 'contact'), assessment: pagePath(locale, 'assessment') },
    anchor: section.anchor ?? '',
  }
  const texts = calculationTexts(defaultInputs, assumptions, calculation.messages, visitorsTag)
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="foam">
      <div lang={visitorsTag}>
        <LazyCalculator {...calculation}>
          <StaticHtml as="div" name="roi-outlook">
            <Outlook {...calculation} inputs={defaultInputs} texts={texts} />
          </StaticHtml>
        </LazyCalculator>
        <Disclosure label={(await getTranslations('sections'))('method')} className="mt-2">
          <p className="max-w-[68ch] text-muted text-small">
            {(await getTranslations('roi'))('cautiousNote')}
          </p>
          {note && (
            <p
              lang={languageTag}
              className="mt-2 max-w-[68ch] text-muted text-small"
              data-sanity={dataAttribute('note')}
            >
              {interpolate(note, formatAssumptions(assumptions, languageTag))}
            </p>
          )}
        </Disclosure>
      </div>
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
