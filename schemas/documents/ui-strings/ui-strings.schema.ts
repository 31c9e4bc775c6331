import { TranslateIcon } from '@sanity/icons/Translate'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { languageField } from '../../fields/language-field.ts'
import { messagePlaceholdersExist } from '../../validation/messages/message-placeholders.ts'
import { hasPluralForms } from '../../validation/messages/plural-forms.ts'
import { samePlaceholders } from '../../validation/messages/same-placeholders.ts'

/** The interface messages in one language: labels, buttons and notices, each with a dotted key. */
export const uiStrings = defineType({
  name: 'uiStrings',
  title: 'Interface texts',
  type: 'document',
  icon: TranslateIcon,
  fields: [
    languageField,
    defineField({
      name: 'entries',
      title: 'Texts',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'uiString',
          title: 'Text',
          type: 'object',
          fields: [
            defineField({
              name: 'key',
              title: 'Key',
              type: 'string',
              description: 'Where the site uses it, e.g. contact.submit',
              validation: (rule) =>
                rule.required().regex(/^[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$/, { name: 'dotted key' }),
            }),
            defineField({
              name: 'value',
              title: 'Text',
              type: 'text',
              rows: 2,
              description:
                'Keep placeholders in {braces} as they are: the site fills them in. You can also use figures from Settings.',
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
    prepare: ({ language }) => ({ title: 'Interface texts', subtitle: language }),
  },
})
