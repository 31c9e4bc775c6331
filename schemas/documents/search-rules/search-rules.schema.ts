import { SearchIcon } from '@sanity/icons/Search'
import { locales } from '@tidewright/contracts/locales.ts'
import { routableTypes } from '@tidewright/contracts/public-path.ts'
import { defineArrayMember, defineField, defineType, type ReferenceRule } from 'sanity'
import { pagesOfSameLanguage } from '../../validation/same-language.ts'

const words = (title: string, min: number, description: string, max = 20) =>
  defineField({
    name: 'words',
    title,
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(60) })],
    options: { layout: 'tags' },
    validation: (rule) => rule.required().min(min).max(max).unique(),
  })

const result = (to: readonly string[]) => ({
  name: 'result',
  title: 'Result',
  type: 'reference' as const,
  to: to.map((type) => ({ type })),
  options: { filter: pagesOfSameLanguage },
  validation: (rule: ReferenceRule) => rule.required(),
})

/** What editors teach the site's search in one language. */
export const searchRules = defineType({
  name: 'searchRules',
  title: 'Search',
  type: 'document',
  icon: SearchIcon,
  fields: [
    defineField({ name: 'language', title: 'Language', type: 'string', readOnly: true, hidden: true }),
    defineField({
      name: 'synonyms',
      title: 'Synonyms',
      type: 'array',
      description: 'A search for one of these words finds texts with any of them.',
      of: [
        defineArrayMember({
          name: 'synonymGroup',
          title: 'Synonyms',
          type: 'object',
          fields: [words('Words', 2, 'One form of each word is enough: “price” finds “prices” too.')],
          preview: {
            select: { words: 'words' },
            prepare: ({ words }) => ({ title: Array.isArray(words) ? words.join(', ') : 'Words' }),
          },
        }),
      ],
      validation: (rule) => rule.max(200),
    }),
    defineField({
      name: 'promotions',
      title: 'First results',
      type: 'array',
      description: 'The page listed first when someone searches for exactly this.',
      of: [
        defineArrayMember({
          name: 'promotion',
          title: 'First result',
          type: 'object',
          fields: [words('Searches', 1, 'What visitors type, in full.'), defineField(result(routableTypes))],
          preview: {
            select: { words: 'words', title: 'result.title' },
            prepare: ({ words, title }) => ({
              title: Array.isArray(words) ? words.join(', ') : 'Search',
              subtitle: title,
            }),
          },
        }),
      ],
      validation: (rule) => rule.max(200),
    }),
    defineField({
      name: 'searchWords',
      title: 'Search words',
      type: 'array',
      description: 'Words that visitors use and a page doesn’t. A search for one of them finds the page.',
      of: [
        defineArrayMember({
          name: 'searchedWords',
          title: 'Search words',
          type: 'object',
          fields: [
            words('Words', 1, 'Words or short phrases, never shown. One form of each is enough.', 150),
            // A page can be deleted although it has search words.
            defineField({ ...result([...routableTypes, 'faq', 'jobRole']), weak: true }),
          ],
          preview: {
            select: {
              words: 'words',
              title: 'result.title',
              name: 'result.name',
              question: 'result.question',
            },
            prepare: ({ words, title, name, question }) => ({
              title: title ?? name ?? question ?? 'Search words',
              subtitle: Array.isArray(words) ? words.join(', ') : '',
            }),
          },
        }),
      ],
      validation: (rule) => rule.max(500),
    }),
  ],
  preview: {
    select: { language: 'language' },
    prepare: ({ language }) => ({
      title: locales.find(({ id }) => id === language)?.name ?? 'Search',
      subtitle: 'Search',
    }),
  },
})
