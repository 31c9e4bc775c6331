import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { defineSection } from '../define-section.ts'

/** The AI readiness assessment on a page. Its texts and questions are a document of their own. */
export const assessmentSection = defineSection({
  name: 'assessmentSection',
  title: 'AI readiness assessment',
  icon: ClipboardIcon,
  description: 'The assessment’s questions and result. Edit their texts under “Assessment & calculator”.',
  heading: false,
  fields: [],
})
