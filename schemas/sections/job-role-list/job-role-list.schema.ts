import { CaseIcon } from '@sanity/icons/Case'
import { stringField, textField } from '../../fields/fields.ts'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

export const jobRoleList = defineSection({
  name: 'jobRoleList',
  title: 'Open roles',
  icon: CaseIcon,
  description: 'The open roles and how to apply.',
  fields: [
    referenceListField({ name: 'roles', title: 'Roles', to: 'jobRole' }),
    stringField({ name: 'applyLabel', title: 'Button', max: 40 }),
    stringField({
      name: 'mailSubject',
      title: 'Email subject',
      max: 90,
      description: 'The subject of the application email. {role} is replaced by the title of the role.',
    }),
    textField({ name: 'mailBody', title: 'Email text', max: 800, rows: 8 }),
  ],
})
