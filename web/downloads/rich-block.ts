import { z } from 'zod'

const textBlock = z.object({
  _type: z.literal('block'),
  style: z.enum(['normal', 'h3']),
  listItem: z.enum(['bullet', 'number']).optional(),
  children: z.array(z.object({ text: z.string(), marks: z.array(z.string()) })),
})

const richBlock = z.discriminatedUnion('_type', [
  textBlock,
  z.object({ _type: z.literal('pullQuote'), text: z.string() }),
  z.object({ _type: z.literal('callout'), title: z.string(), text: z.string() }),
  z.object({
    _type: z.literal('dataTable'),
    caption: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.object({ cells: z.array(z.string()) })),
  }),
])

/** The rich text of a guide: that of the site without links and images, which are rejected. */
export const richBlocks = z.array(richBlock)

export type RichBlock = z.output<typeof richBlock>
export type TextBlock = z.output<typeof textBlock>
export type TableBlock = Extract<RichBlock, { _type: 'dataTable' }>
