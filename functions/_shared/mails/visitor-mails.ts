import { z } from 'zod'
import { type Block, type VisitorTemplate, visitor } from './template.ts'

type PlainTemplate = VisitorTemplate<z.output<typeof visitor>>

/** Only the editors' texts. */
const plain: PlainTemplate = {
  payload: visitor,
  values: () => ({}),
  blocks: async () => ({ blocks: [] }),
}

/** The editors' texts and a button. */
const withButton = (link: 'confirm' | 'resubscribe'): PlainTemplate => ({
  ...plain,
  blocks: async (_payload, { copy, links }) => ({
    blocks: [{ type: 'button', label: copy.action ?? copy.heading, url: links[link] }],
  }),
})

/**
 * Confirms a request to the visitor and says what happens next. It quotes no input: the email may belong to somebody
 * else and must not deliver a stranger's text to them.
 */
export const leadConfirmation = plain

/** Asks for confirmation of the newsletter; nothing else is sent to this email before. */
export const newsletterConfirmation = withButton('confirm')

/** Welcomes a subscriber after the confirmation. */
export const newsletterWelcome = plain

/** Says that somebody unsubscribed the recipient, and offers a way back. */
export const unsubscribeNotice = withButton('resubscribe')

const playbookRequest = visitor.extend({ playbookType: z.string() })

/** Contains the whole requested playbook. It does not quote the name, for the reason of `leadConfirmation`. */
export const playbook: VisitorTemplate<z.output<typeof playbookRequest>> = {
  payload: playbookRequest,
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
