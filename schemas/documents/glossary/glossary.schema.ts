import { BookIcon } from '@sanity/icons/Book'
import { locales } from '@tidewright/contracts/locales.ts'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** Terms of the trade in one language with their English. Translators see them next to the text; visitors never do. */
export const glossary = defineType({
  name: 'glossary',
  title: 'Glossary',
  type: 'document',
  icon: BookIcon,
  fields: [
    defineField({ name: 'language', title: 'Language', type: 'string', readOnly: true, hidden: true }),
    defineField({
      name: 'terms',
      title: 'Terms',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'glossaryTerm',
          title: 'Term',
          type: 'object',
          fields: [
            defineField({
              name: 'english',
              title: 'English',
              type: 'string',
              description:
                'As it appears in a text, in the singular. Separate synonyms with commas and different terms with semicolons.',
              validation: (rule) => rule.required().max(80),
            }),
            defineField({
              name: 'translation',
              title: 'Translation',
              type: 'string',
              validation: (rule) => rule.required().max(120),
            }),
            defineField({
              name: 'note',
              title: 'Note',
              type: 'string',
              description: 'When to use it, and when not.',
            }),
            defineField({
              name: 'isFree',
              title: 'Optional term',
              type: 'boolean',
              description:
                'For English words with several meanings: the term is suggested, but translations without it are not flagged.',
            }),
          ],
          preview: { select: { title: 'english', subtitle: 'translation' } },
        }),
      ],
    }),
  ],
  preview: {
    select: { language: 'language' },
    prepare: ({ language }) => ({
      title: locales.find(({ id }) => id === language)?.name ?? 'Glossary',
      subtitle: 'Glossary',
    }),
  },
})
