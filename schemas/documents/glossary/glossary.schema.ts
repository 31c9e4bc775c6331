import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { locales } from '../../locales.ts'

/** The terms of the trade in one language, beside their English. Translators see them where they translate; visitors never do. */
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
                'As it stands in a text, in the singular. Several that mean the same are divided by commas, others by semicolons.',
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
              description: 'When it is used, and what is not.',
            }),
            defineField({
              name: 'isFree',
              title: 'May be said otherwise',
              type: 'boolean',
              description:
                'For English words that mean other things too: the term is offered, and nobody is told when a text goes without it.',
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
