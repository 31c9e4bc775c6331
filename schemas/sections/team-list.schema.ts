import { UsersIcon } from '@sanity/icons/Users'
import { defineField } from 'sanity'
import { referenceListField } from '../fields/reference-field.ts'
import { defineSection } from './define-section.ts'

/** The people of the company. */
export const teamList = defineSection({
  name: 'teamList',
  title: 'Team',
  icon: UsersIcon,
  description: 'The people of the company.',
  fields: [
    referenceListField({ name: 'members', title: 'People', to: 'teamMember' }),
    defineField({
      name: 'layout',
      title: 'Shown',
      type: 'string',
      options: {
        list: [
          { value: 'short', title: 'In short: portrait, name, position' },
          { value: 'full', title: 'In full, with what they say of themselves' },
        ],
        layout: 'radio',
      },
      initialValue: 'full',
    }),
    defineField({ name: 'more', title: 'Button below', type: 'action' }),
  ],
})
