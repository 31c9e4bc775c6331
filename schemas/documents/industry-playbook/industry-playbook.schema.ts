import { BookIcon } from '@sanity/icons/Book'
import { defineType } from 'sanity'
import { stringField, stringListField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'
import { referenceField } from '../../fields/reference-field.ts'

/** Where automation pays off in an industry, and where to start. */
export const industryPlaybook = defineType({
  name: 'industryPlaybook',
  title: 'Industry playbook',
  type: 'document',
  icon: BookIcon,
  fields: [
    languageField,
    stringField({ name: 'title', title: 'Title', max: 70 }),
    referenceField({ name: 'industry', title: 'Industry', to: 'industry' }),
    stringField({
      name: 'roiClaim',
      title: 'Return',
      max: 110,
      description: 'The return and its basis, e.g. “Pays for itself in 4 months at 12 cases a day”.',
    }),
    stringListField({ name: 'applications', title: 'Applications', min: 3, max: 6 }),
  ],
  preview: previewByLanguage({ title: 'title', subtitle: 'roiClaim' }),
})
