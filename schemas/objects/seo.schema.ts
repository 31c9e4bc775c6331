import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'

/** How a page presents itself to search engines and chats; what is empty is taken from the page itself. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'In the browser tab and in search results. Empty: the title of the page.',
      options: { counter: 60 },
      validation: (rule) => rule.max(60).warning('Search engines cut titles after about 60 characters.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 2,
      description: 'Under the title in search results. Empty: the summary of the page.',
      options: { counter: 160 },
      validation: (rule) => [
        rule.max(160).warning('Search engines cut descriptions after about 160 characters.'),
        rule
          .custom((description, { document, parent }) => {
            const kept =
              typeof parent === 'object' && parent !== null && 'noindex' in parent && parent.noindex === true
            return (
              Boolean(description || document?.summary || kept) ||
              'Without a description, search engines choose a sentence of the page themselves.'
            )
          })
          .warning(),
      ],
    }),
    defineField({
      name: 'noindex',
      title: 'Keep out of search engines',
      type: 'boolean',
      initialValue: false,
    }),
  ],
})
