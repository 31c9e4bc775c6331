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

// Every guide and workbook asks for them.
let known: GuideSettings | undefined

/** What the starter content says of the firm: its figures, and what its calculator assumes. */
export function readSettings(): GuideSettings {
  known ??= settings.parse(parse(readFileSync(settingsFile, 'utf8')))
  return known
}
