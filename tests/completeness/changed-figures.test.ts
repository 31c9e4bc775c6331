import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { starterSettings } from '../../content/downloads/settings.ts'
import type { DownloadSettings } from '../../web/downloads/download-texts.ts'
import { downloads } from '../../web/downloads/render-download.ts'

const starter = starterSettings('fr')

function render(path: string, settings: DownloadSettings = starter): Promise<Uint8Array> | undefined {
  return downloads.find((download) => download.path === path)?.render(settings)
}

async function textOf(bytes: Uint8Array | undefined): Promise<string> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes ?? []))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

it('makes a guide with a changed figure and a changed assumption of the calculator', async () => {
  const figures = (starter.figures ?? []).map((figure) =>
    figure.key === 'roiDays' ? { ...figure, value: 77 } : figure,
  )
  const calculator = { ...starter.calculator, implementationCost: 98_765 }
  const guide = 'fr/guide-de-demarrage-de-l-ia-pour-les-pme.pdf'
  expect(await textOf(await render(guide))).not.toMatch(/77 jours|98.765/)
  const changed = await textOf(await render(guide, { ...starter, figures, calculator }))
  expect(changed).toMatch(/77 jours/)
  expect(changed).toMatch(/98.765/)
})

it('makes a workbook with changed assumptions and a new industry', async () => {
  const industries = [...starter.calculator.industries, { key: 'fishing', multiplier: 1.75 }]
  const bytes = await render('fr/classeur-de-calcul-du-roi.xlsx', {
    ...starter,
    calculator: { ...starter.calculator, implementationCost: 98_765, industries },
    industryNames: { ...starter.industryNames, fishing: 'La pêche' },
  })
  const sheet = strFromU8(
    unzipSync(bytes ?? new Uint8Array())['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  )
  expect(sheet).toContain('<v>98765</v>')
  expect(sheet).toContain('La pêche')
})

it('makes the same bytes from the same settings', async () => {
  for (const { path } of downloads.filter(({ locale }) => locale === 'fr').slice(0, 2))
    expect(await render(path)).toEqual(await render(path))
})
