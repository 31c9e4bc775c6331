import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'
import { linkPatterns } from '../fields/link-fields.ts'
import { shareProblem } from './picture.schema.ts'

/** Approximate lengths at which search engines cut off, in characters. */
export const titleLimit = 60
export const descriptionLimit = 160

/** How a page looks in search results and shared links. Empty fields fall back to the page's own texts. */
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
      description: 'Shown in the browser tab and in search results. If empty, the page’s title is used.',
      options: { counter: titleLimit },
      validation: (rule) =>
        rule.max(titleLimit).warning(`Search engines cut titles after about ${titleLimit} characters.`),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 2,
      description: 'Shown below the title in search results. If empty, the page’s summary is used.',
      options: { counter: descriptionLimit },
      validation: (rule) => [
        rule
          .max(descriptionLimit)
          .warning(`Search engines cut descriptions after about ${descriptionLimit} characters.`),
        rule
          .custom((description, { document, parent }) => {
            const own = description || document?.summary || document?.bio || document?.description
            const isHidden = Object(parent).noindex === true
            return (
              Boolean(own || isHidden) ||
              'Without a description, search engines pick a sentence from the page.'
            )
          })
          .warning(),
      ],
    }),
    defineField({
      name: 'picture',
      title: 'Share image',
      type: 'picture',
      description:
        'Shown with shared links. If empty, the site makes one from the title. Ideally 1200 × 630 pixels.',
      validation: (rule) => [
        rule.custom((picture) => {
          const problem = shareProblem(picture)
          return problem?.blocks ? problem.message : true
        }),
        rule
          .custom((picture) => {
            const problem = shareProblem(picture)
            return problem && !problem.blocks ? problem.message : true
          })
          .warning(),
      ],
    }),
    defineField({
      name: 'canonical',
      title: 'First published at',
      type: 'url',
      description:
        'Only if this text first appeared on another site: its URL there. Search engines then list that page, and not this one.',
      validation: (rule) =>
        rule.custom(
          (url) => !url || linkPatterns.url.test(url) || 'Enter the whole URL, starting with https://.',
        ),
    }),
    defineField({
      name: 'noindex',
      title: 'Hide from search engines',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'excludeFromSearch',
      title: 'Exclude from the site’s search',
      type: 'boolean',
      description: 'Pages hidden from search engines are never included.',
      initialValue: false,
    }),
  ],
})
