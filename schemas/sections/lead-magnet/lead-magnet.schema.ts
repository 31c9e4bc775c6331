import { DownloadIcon } from '@sanity/icons/Download'
import { objectListField, stringField, stringListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const leadMagnet = defineSection({
  name: 'leadMagnet',
  title: 'Free download',
  icon: DownloadIcon,
  description: 'A free download and its contents. Its button opens the starter guide’s dialog.',
  fields: [
    stringListField({ name: 'contents', title: 'Contents', min: 0, max: 8 }),
    objectListField({ name: 'actions', title: 'Buttons', of: 'action', min: 1, max: 2 }),
    stringField({ name: 'note', title: 'Small line below', max: 140, optional: true }),
  ],
})
