import { z } from 'zod'
import type { Block } from './blocks.ts'
import { type VisitorTemplate, visitor } from './template.ts'

const payload = visitor.extend({ playbookType: z.string() })

/** Contains the whole requested playbook. It does not quote the name, see `lead-confirmation.ts`. */
export const playbook: VisitorTemplate<z.output<typeof payload>> = {
  audience: 'visitor',
  payload,
  values: () => ({}),
  async blocks({ playbookType }, { content, locale }) {
    const { title, hook, pain, solution, features } = await content.playbook(playbookType, locale)
    const blocks: Block[] = [
      { type: 'section', title, text: `${hook}\n\n${pain}\n\n${solution}` },
      ...features.map((feature): Block => ({ type: 'section', ...feature })),
    ]
    return { blocks, values: { playbook: title } }
  },
}
