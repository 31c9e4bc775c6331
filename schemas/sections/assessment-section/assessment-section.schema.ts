import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { defineSection } from '../define-section.ts'

export const assessmentSection = defineSection({
  name: 'assessmentSection',
  title: 'AI readiness assessment',
  icon: ClipboardIcon,
  description: 'The assessment’s questions and result. Edit their texts under “Assessment & calculator”.',
  heading: false,
  fields: [],
})
