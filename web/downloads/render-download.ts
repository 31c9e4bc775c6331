import { formatFigures, interpolateFigures } from '@tidewright/contracts/figures.ts'
import { type LocaleId, localeOf, locales } from '@tidewright/contracts/locales.ts'
import { downloadTexts } from './download-texts.gen.ts'
import { type DownloadSettings, type DownloadSource, downloadPath, type Guide } from './download-texts.ts'
import { guidePdf } from './pdf/guide-pdf.ts'
import { processInventory } from './process-inventory.ts'
import { roiWorkbook } from './roi-workbook.ts'

/** A file that the site makes: a guide (PDF) or a workbook. The same source gives the same bytes. */
export type Download = {
  locale: LocaleId
  /** The path under `/downloads/`. */
  path: string
  render: (settings: DownloadSettings) => Promise<Uint8Array>
}

/** All files, in the same order in every language. Languages without texts offer the English files. */
export const downloads: readonly Download[] = locales.flatMap(({ id: locale }) => {
  const texts = downloadTexts[locale]
  if (!texts) return []
  const { calculator, inventory } = texts.labels
  const workbooks: [file: string, write: (source: DownloadSource) => Uint8Array][] = [
    [calculator.file, roiWorkbook],
    [inventory.file, processInventory],
  ]
  return [
    ...texts.guides.map((guide) => ({
      locale,
      path: guide.file,
      render: (settings: DownloadSettings) =>
        guidePdf(fillGuide(guide, settings, locale), { locale, texts, settings }),
    })),
    ...workbooks.map(([file, write]) => ({
      locale,
      path: downloadPath(locale, file),
      render: async (settings: DownloadSettings) => write({ locale, texts, settings }),
    })),
  ]
})

/** A guide with its figures, and the calculator's assumptions, as the language writes them. */
export function fillGuide(guide: Guide, settings: DownloadSettings, locale: LocaleId): Guide {
  const { efficiency, weeksPerMonth, implementationCost } = settings.calculator
  const assumptions = [
    { key: 'efficiency', value: efficiency * 100, unit: 'percent' },
    { key: 'weeksPerMonth', value: weeksPerMonth, unit: 'number' },
    { key: 'implementationCost', value: implementationCost, unit: 'euro' },
  ]
  const all = { ...settings, figures: [...(settings.figures ?? []), ...assumptions] }
  return interpolateFigures(guide, formatFigures(all, localeOf(locale).languageTag))
}
