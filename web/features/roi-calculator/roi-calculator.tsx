import { formatFigure, interpolate } from '@tidewright/schemas/figures.ts'
import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import type { RoiMessages } from './calculator.tsx'
import { LazyCalculator } from './lazy-calculator.tsx'
import type { RoiAssumptions } from './roi.ts'
import { monthsShown } from './roi-chart.tsx'

/** What automation would save a firm of the visitor's size, and when it has paid for itself. */
export async function RoiCalculator({ section, languageTag, dataAttribute }: SectionProps<'roiCalculator'>) {
  const { assumptions, note } = section
  if (!assumptions) return null
  const messages = await loadMessages(assumptions.industries.map(({ key }) => key))
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="foam">
      <LazyCalculator assumptions={assumptions} messages={messages} languageTag={languageTag} />
      {note && (
        <p className="mt-6 max-w-[68ch] text-muted text-small" data-sanity={dataAttribute('note')}>
          {interpolate(note, formatAssumptions(assumptions, languageTag))}
        </p>
      )}
    </SectionFrame>
  )
}

/** What the note may quote. */
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

async function loadMessages(industries: string[]): Promise<RoiMessages> {
  const t = await getTranslations('roi')
  return {
    labels: {
      employees: t('employees'),
      hourlyCost: t('hourlyCost'),
      manualHours: t('manualHours'),
      industry: t('industry'),
    },
    industries: Object.fromEntries(industries.map((key) => [key, t(`industries.${camelCase(key)}`)])),
    results: {
      hoursSaved: t('hoursSaved'),
      monthlySavings: t('monthlySavings'),
      annualSavings: t('annualSavings'),
      roiMonths: t('roiMonths'),
    },
    never: t('never'),
    description: t.raw('description'),
    chart: {
      today: t('chart.today'),
      automated: t('chart.automated'),
      payback: t('chart.payback'),
      months: t('chart.months', { span: monthsShown }),
    },
    copyLink: t('copyLink'),
    copied: (await getTranslations('common'))('copied'),
  }
}

/** Message keys have no hyphens: `financial-services` is `financialServices`. */
function camelCase(key: string): string {
  return key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
