import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { defineSection } from '../define-section.ts'

/** The AI readiness assessment, to be taken on the page. Its words and questions are a document of their own. */
export const assessmentSection = defineSection({
  name: 'assessmentSection',
  title: 'AI readiness assessment',
  icon: ClipboardIcon,
  description: 'The questions and their result. What they say stands under “Assessment & calculator”.',
  heading: false,
  fields: [],
})
