import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { SectionOf } from '@/content-types.ts'
import { monthsShown } from './roi.ts'

type Industry = NonNullable<SectionOf<'roiCalculator'>['assumptions']>['industries'][number]['key']

export type RoiMessages = Awaited<ReturnType<typeof getRoiMessages>>

/** The calculator's messages in the page's locale. */
export async function getRoiMessages() {
  const t = await getTranslations('roi')
  const industries: Record<string, string> = {
    'professional-services': t('industries.professionalServices'),
    ecommerce: t('industries.ecommerce'),
    manufacturing: t('industries.manufacturing'),
    'financial-services': t('industries.financialServices'),
    other: t('industries.other'),
  } satisfies Record<Industry, string>
  return {
    labels: {
      employees: t('employees'),
      hourlyCost: t('hourlyCost'),
      manualHours: t('manualHours'),
      industry: t('industry'),
    },
    industries,
    results: {
      hoursSaved: t('hoursSaved'),
      monthlySavings: t('monthlySavings'),
      annualSavings: t('annualSavings'),
      roiMonths: t('roiMonths'),
    },
    never: t('never'),
    description: t('description', { span: String(monthsShown), savings: '{savings}', payback: '{payback}' }),
    chart: {
      today: t('chart.today'),
      automated: t('chart.automated'),
      payback: t('chart.payback'),
      months: t('chart.months', { span: String(monthsShown) }),
    },
    copyLink: t('copyLink'),
    copied: (await getTranslations('common'))('copied'),
  }
}
