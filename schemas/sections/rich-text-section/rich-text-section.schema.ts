import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineField } from 'sanity'
import { defineSection } from '../define-section.ts'

export const richTextSection = defineSection({
  name: 'richTextSection',
  title: 'Text',
  icon: BlockContentIcon,
  description: 'Free text: paragraphs, headings, lists, callouts.',
  heading: false,
  fields: [
    defineField({ name: 'body', title: 'Text', type: 'richText', validation: (rule) => rule.required() }),
  ],
})
