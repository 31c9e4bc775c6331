import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { objectListField, stringField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'
import { uniqueBy } from '../../validation/unique-by.ts'

/** The AI readiness assessment in one language: texts, questions and profiles. */
export const assessment = defineType({
  name: 'assessment',
  title: 'Assessment',
  type: 'document',
  icon: ClipboardIcon,
  groups: [
    { name: 'intro', title: 'Introduction', default: true },
    { name: 'questions', title: 'Questions' },
    { name: 'profiles', title: 'Profiles' },
  ],
  fields: [
    languageField,
    stringField({ name: 'badge', title: 'Badge', max: 110, group: 'intro' }),
    stringField({ name: 'title', title: 'Heading', max: 70, group: 'intro' }),
    textField({ name: 'lead', title: 'Introduction', max: 320, group: 'intro' }),
    objectListField({ name: 'highlights', title: 'Highlights', of: 'fact', min: 3, max: 3, group: 'intro' }),
    stringField({ name: 'start', title: 'Start button', max: 30, group: 'intro' }),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      group: 'questions',
      description: 'Shown in this order. Exactly four must be switched on.',
      of: [defineArrayMember({ type: 'assessmentQuestion' })],
      validation: (rule) => [
        rule.required().min(1),
        // Answers are kept by key.
        rule.custom(uniqueBy('key')),
        rule.custom((questions) => {
          const asked =
            questions?.filter((question) => (question as { asked?: boolean }).asked !== false).length ?? 0
          return (
            asked === 4 ||
            `Switch exactly four questions on: the score is calculated from four. Switched on now: ${asked}.`
          )
        }),
      ],
    }),
    defineField({
      name: 'profiles',
      title: 'Profiles',
      type: 'array',
      group: 'profiles',
      description: 'From the highest score to the lowest. The last one starts at 0.',
      of: [defineArrayMember({ type: 'assessmentProfile' })],
      validation: (rule) => [rule.required().length(4), rule.custom(uniqueBy('key'))],
    }),
  ],
  preview: previewByLanguage({ title: 'title' }),
})
