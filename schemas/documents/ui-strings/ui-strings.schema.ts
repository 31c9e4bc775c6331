import { TranslateIcon } from '@sanity/icons/Translate'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { languageField } from '../../fields/language-field.ts'
import { hasPluralForms } from '../../validation/messages/has-plural-forms.ts'
import { messagePlaceholdersExist } from '../../validation/messages/message-placeholders.ts'
import { samePlaceholders } from '../../validation/messages/same-placeholders.ts'

/** The small words of the interface in one language: labels, buttons, messages, each under a dotted key. */
export const uiStrings = defineType({
  name: 'uiStrings',
  title: 'Interface words',
  type: 'document',
  icon: TranslateIcon,
  fields: [
    languageField,
    defineField({
      name: 'entries',
      title: 'Words',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'uiString',
          title: 'Word or sentence',
          type: 'object',
          fields: [
            defineField({
              name: 'key',
              title: 'Key',
              type: 'string',
              description: 'Where the site uses it, for example contact.submit',
              validation: (rule) =>
                rule.required().regex(/^[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$/, { name: 'dotted key' }),
            }),
            defineField({
              name: 'value',
              title: 'Text',
              type: 'text',
              rows: 2,
              description:
                'Keep words in {braces} as they are: the site fills them in. Figures of Settings can be quoted too.',
              validation: (rule) => rule.required(),
            }),
          ],
          preview: { select: { title: 'value', subtitle: 'key' } },
        }),
      ],
      validation: (rule) => [
        rule.custom(samePlaceholders),
        rule.custom(messagePlaceholdersExist),
        rule.custom(hasPluralForms).warning(),
      ],
    }),
  ],
  preview: {
    select: { language: 'language' },
    prepare: ({ language }) => ({ title: 'Interface words', subtitle: language }),
  },
})
