import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineField, defineType } from 'sanity'
import { inventedField, stringField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'

/** A quote about automation by an industry leader, with the company's logo. */
export const leaderQuote = defineType({
  name: 'leaderQuote',
  title: 'Leader quote',
  type: 'document',
  icon: BlockquoteIcon,
  fields: [
    languageField,
    stringField({ name: 'name', title: 'Name', max: 60 }),
    stringField({ name: 'role', title: 'Position', max: 60 }),
    stringField({ name: 'company', title: 'Company', max: 60 }),
    inventedField,
    defineField({
      name: 'domain',
      title: 'Company website',
      type: 'string',
      description: 'The domain, for the logo. Example: northmoor.example',
      validation: (rule) => [
        rule.required(),
        rule
          .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, { name: 'domain' })
          .error('Enter only the domain, without https:// or a path.'),
      ],
    }),
    defineField({
      name: 'initials',
      title: 'Initials',
      type: 'string',
      description: 'Three letters, shown if the logo doesn’t load.',
      validation: (rule) => [
        rule.required(),
        rule.regex(/^\p{Lu}{3}$/u, { name: 'initials' }).error('Enter exactly three capital letters.'),
      ],
    }),
    textField({ name: 'quote', title: 'Quote', max: 300, rows: 4, description: 'Without quotation marks.' }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'picture',
      description: 'Optional. Shown next to the name.',
    }),
  ],
  preview: previewByLanguage({ title: 'name', subtitle: 'company', media: 'portrait' }),
})
