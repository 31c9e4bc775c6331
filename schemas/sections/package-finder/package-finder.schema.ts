import { SearchIcon } from '@sanity/icons/Search'
import { defineArrayMember, defineField } from 'sanity'
import { referenceListField } from '../../fields/reference-field.ts'
import { saysPeopleAndHours } from '../../objects/finder-question.schema.ts'
import { defineSection } from '../define-section.ts'

export const packageFinder = defineSection({
  name: 'packageFinder',
  title: 'Package finder',
  icon: SearchIcon,
  description: 'Three questions that lead to a package, with its price next to the estimated saving.',
  fields: [
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      description: 'The package that fits most answers is recommended.',
      of: [defineArrayMember({ type: 'finderQuestion' })],
      validation: (rule) => [rule.required().length(3), rule.custom(saysPeopleAndHours)],
    }),
    referenceListField({
      name: 'packages',
      title: 'Packages',
      to: 'servicePackage',
      description:
        'All packages that an answer leads to. If several fit equally well, the first of them is recommended.',
    }),
  ],
})
