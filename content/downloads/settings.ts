import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { parse } from 'yaml'
import { z } from 'zod'
import type { DownloadSettings } from '../../web/downloads/download-texts.ts'
import { stringEntries } from '../seed/ui-strings.ts'

const settingsFile = join(import.meta.dirname, '../seed/site-settings.yaml')

const settings = z.object({
  company: z.string(),
  contactEmail: z.string(),
  figures: z.array(z.object({ key: z.string(), value: z.number(), unit: z.string() })),
  calculator: z.object({
    efficiency: z.number(),
    weeksPerMonth: z.number(),
    implementationCost: z.number(),
    industries: z.array(z.object({ key: z.string(), multiplier: z.number() })),
  }),
})

/** The settings of the starter content that the downloads quote. */
export function starterSettings(locale: LocaleId): DownloadSettings {
  const messages = new Map(stringEntries(locale).map(({ key, value }) => [key, value]))
  const all = settings.parse(parse(readFileSync(settingsFile, 'utf8')))
  const names = all.calculator.industries.map(({ key }) => [
    key,
    messages.get(`roi.industries.${camelCase(key)}`) ?? key,
  ])
  return { ...all, industryNames: Object.fromEntries(names) }
}

/** Message keys have no hyphens: `financial-services` becomes `financialServices`. */
function camelCase(key: string): string {
  return key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
