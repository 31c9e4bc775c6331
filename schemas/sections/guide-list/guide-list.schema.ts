import { BookIcon } from '@sanity/icons/Book'
import { stringField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const guideList = defineSection({
  name: 'guideList',
  title: 'Industry guides',
  icon: BookIcon,
  description: 'A guide to download for each industry. Edit the list under Downloads → Industry guides.',
  fields: [stringField({ name: 'note', title: 'Small line below', max: 140, optional: true })],
})
