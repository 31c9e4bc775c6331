import { CaseIcon } from '@sanity/icons/Case'
import { stringField, textField } from '../../fields/fields.ts'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

/** The open roles and the way to apply. */
export const jobRoleList = defineSection({
  name: 'jobRoleList',
  title: 'Open roles',
  icon: CaseIcon,
  description: 'The open roles and the way to apply.',
  fields: [
    referenceListField({ name: 'roles', title: 'Roles', to: 'jobRole' }),
    stringField({ name: 'applyLabel', title: 'Button', max: 40 }),
    stringField({
      name: 'mailSubject',
      title: 'Subject of the application',
      max: 90,
      description: 'The mail that opens is filled in with this; {role} stands for the title of the role.',
    }),
    textField({ name: 'mailBody', title: 'Text of the application', max: 800, rows: 8 }),
  ],
})
