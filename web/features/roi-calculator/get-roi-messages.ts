import 'server-only'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { monthsShown } from '@tidewright/contracts/roi.ts'
import { getTranslations } from 'next-intl/server'
import type { SectionOf } from '@/content-types.ts'

type Industry = NonNullable<SectionOf<'roiCalculator'>['assumptions']>['industries'][number]['key']

export type RoiMessages = Awaited<ReturnType<typeof getRoiMessages>>

/** The names of the calculator's industries by key, in a locale or that of the page. */
export async function getIndustryNames(locale?: LocaleId): Promise<Record<string, string>> {
  const t = await (locale ? getTranslations({ locale, namespace: 'roi' }) : getTranslations('roi'))
  return {
    'professional-services': t('industries.professionalServices'),
    ecommerce: t('industries.ecommerce'),
    manufacturing: t('industries.manufacturing'),
    'financial-services': t('industries.financialServices'),
    other: t('industries.other'),
  } satisfies Record<Industry, string>
}

/** The calculator's messages in the page's locale. */
export async function getRoiMessages() {
  const t = await getTranslations('roi')
  const common = await getTranslations('common')
  return {
    labels: {
      employees: t('employees'),
      hourlyCost: t('hourlyCost'),
      manualHours: t('manualHours'),
      industry: t('industry'),
    },
    industries: await getIndustryNames(),
    results: {
      hoursSaved: t('hoursSaved'),
      monthlySavings: t('monthlySavings'),
      annualSavings: t('annualSavings'),
      roiMonths: t('roiMonths'),
    },
    never: t('never'),
    sooner: t('sooner', { months: '{months}' }),
    example: t('example', { employees: '{employees}' }),
    yours: t('yours'),
    sentence: t('sentence', {
      hours: '{hours}',
      savings: '{savings}',
      cautious: '{cautious}',
      payback: '{payback}',
    }),
    underMonth: t('underMonth'),
    nothing: t('nothing'),
    scenarios: { cautious: t('cautious'), expected: t('expected') },
    tooHigh: {
      employees: t('tooHigh.employees', { max: '{max}' }),
      hourlyCost: t('tooHigh.hourlyCost', { max: '{max}' }),
      manualHours: t('tooHigh.manualHours', { max: '{max}' }),
    },
    stillUses: t('stillUses', { value: '{value}' }),
    line: common('line', { label: '{label}', value: '{value}' }),
    bookCall: t('bookCall'),
    takeAssessment: t('takeAssessment'),
    description: t('description', { span: String(monthsShown), savings: '{savings}', payback: '{payback}' }),
    chart: {
      today: t('chart.today'),
      automated: t('chart.automated'),
      payback: t('chart.payback'),
      months: t('chart.months', { span: String(monthsShown) }),
    },
    copyLink: t('copyLink'),
    savePicture: t('savePicture'),
    pictureFailed: t('pictureFailed'),
    copied: common('copied'),
  }
}
