import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { definePlugin } from 'sanity'
import { NewsletterScreen } from './newsletter-screen.tsx'

/** The Studio tool that sends newsletter issues. Its data comes from the function `editor-newsletter`. */
export const newsletterTool = definePlugin({
  name: 'newsletter',
  tools: [{ name: 'newsletter', title: 'Newsletter', icon: EnvelopeIcon, component: NewsletterScreen }],
})
