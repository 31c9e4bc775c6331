import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

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

export type GuideSettings = z.output<typeof settings>

// Cached, because every guide and workbook reads them.
let cached: GuideSettings | undefined

/** The settings of the starter content: company, figures and the calculator's assumptions. */
export function readSettings(): GuideSettings {
  cached ??= settings.parse(parse(readFileSync(settingsFile, 'utf8')))
  return cached
}
