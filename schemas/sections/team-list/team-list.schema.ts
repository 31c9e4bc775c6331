import { UsersIcon } from '@sanity/icons/Users'
import { defineField } from 'sanity'
import { layoutField } from '../../fields/fields.ts'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

export const teamList = defineSection({
  name: 'teamList',
  title: 'Team',
  icon: UsersIcon,
  description: 'The members of the team.',
  fields: [
    referenceListField({ name: 'members', title: 'People', to: 'teamMember' }),
    layoutField(
      [
        { value: 'short', title: 'In short: portrait, name, position' },
        { value: 'full', title: 'In full, with their biographies' },
      ],
      'full',
    ),
    defineField({ name: 'more', title: 'Button below', type: 'action' }),
  ],
})
