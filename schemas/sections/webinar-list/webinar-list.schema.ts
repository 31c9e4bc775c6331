import { PlayIcon } from '@sanity/icons/Play'
import { stringField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const webinarList = defineSection({
  name: 'webinarList',
  title: 'Webinars',
  icon: PlayIcon,
  description: 'The library of recorded webinars. Edit the list under Downloads → Webinars.',
  fields: [stringField({ name: 'note', title: 'Small line below', max: 140, optional: true })],
})
