import { z } from 'zod'

const text = z.string().min(1)
const file = z.string().regex(/^[a-z0-9-]+\.xlsx$/)
/** A valid sheet name in Excel. */
const sheet = z.string().regex(/^[^:\\/?*[\]']{1,31}$/)
/** Task, owner and system. */
const process = z.tuple([text, text, text])

/** The labels in the layout of guides and the cells of workbooks, in a language. */
export const labels = z.strictObject({
  guide: z.strictObject({ cover: text, contents: text }),
  howTo: sheet,
  calculator: z.strictObject({
    file,
    title: text,
    sheet,
    heading: text,
    lead: text,
    figures: text,
    employees: text,
    hourlyCost: text,
    hourlyCostNote: text,
    manualHours: text,
    industry: text,
    industryNote: text,
    assumptions: text,
    share: text,
    industryFactor: text,
    weeks: text,
    cost: text,
    costNote: text,
    months: text,
    result: text,
    asCounted: text,
    fewerHours: text,
    moreCost: text,
    both: text,
    hours: text,
    monthly: text,
    annual: text,
    payback: text,
    factor: text,
    numberMessage: text,
    costMessage: text,
    industryMessage: text,
  }),
  inventory: z.strictObject({
    file,
    title: text,
    sheet,
    exampleSheet: sheet,
    heading: text,
    exampleHeading: text,
    lead: text,
    weeks: text,
    hours: text,
    share: text,
    hoursThatGo: text,
    columns: z.tuple([text, text, text, text, text, text, text, text, text]),
    processes: z.array(process).length(6),
    numberMessage: text,
    shareMessage: text,
  }),
})

export type Labels = z.output<typeof labels>
