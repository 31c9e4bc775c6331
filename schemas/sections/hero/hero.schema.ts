import { HomeIcon } from '@sanity/icons/Home'
import { defineField } from 'sanity'
import { objectListField, stringField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const hero = defineSection({
  name: 'hero',
  title: 'Hero',
  icon: HomeIcon,
  description: 'The top of a page: its main heading, a sentence, buttons.',
  fields: [
    stringField({ name: 'kicker', title: 'Line above the heading', max: 60, optional: true }),
    objectListField({ name: 'actions', title: 'Buttons', of: 'action', min: 0, max: 4 }),
    objectListField({ name: 'stats', title: 'Numbers', of: 'stat', min: 0, max: 4 }),
    defineField({
      name: 'picture',
      title: 'Image',
      type: 'picture',
      description:
        'Optional. Shown next to the heading. A decorative image is small on phones, and left out in a hero without buttons, so that what follows is in sight.',
    }),
    defineField({
      name: 'demo',
      title: 'Demo',
      type: 'processDemo',
      description: 'Optional. Shown instead of the image: an email becomes a record, and a person decides.',
    }),
    defineField({
      name: 'size',
      title: 'Size',
      type: 'string',
      options: {
        list: [
          { value: 'large', title: 'Large, for the home page' },
          { value: 'page', title: 'For any other page' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'page',
      validation: (rule) => rule.required(),
    }),
  ],
})
