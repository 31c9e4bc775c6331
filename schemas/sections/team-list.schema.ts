import { UsersIcon } from '@sanity/icons/Users'
import { referenceListField } from '../fields/reference-field.ts'
import { defineSection } from './define-section.ts'

/** The people of the company. */
export const teamList = defineSection({
  name: 'teamList',
  title: 'Team',
  icon: UsersIcon,
  description: 'The people of the company.',
  fields: [referenceListField({ name: 'members', title: 'People', to: 'teamMember' })],
})
