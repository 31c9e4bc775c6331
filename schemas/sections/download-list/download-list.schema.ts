import { DownloadIcon } from '@sanity/icons/Download'
import { stringField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const downloadList = defineSection({
  name: 'downloadList',
  title: 'Tools and templates',
  icon: DownloadIcon,
  description: 'Tools and templates to download. Edit the list under Downloads → Tools and templates.',
  fields: [stringField({ name: 'note', title: 'Small line below', max: 140, optional: true })],
})
