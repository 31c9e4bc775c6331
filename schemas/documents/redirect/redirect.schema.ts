import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import { isFreePath, isValidTarget } from '../../validation/paths/redirect-rules.ts'

/** An old address and where it leads now. It acts as soon as it is published. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      type: 'string',
      description: 'As in the browser after the domain, with the language: /old-page or /fr/ancienne-page',
      validation: (rule) => [
        rule.required(),
        rule
          .regex(/^(\/[a-z0-9._-]+)+$/i, { name: 'path' })
          .error('Begin with / and leave out the domain, ? and #.'),
        rule.custom(isFreePath),
      ],
    }),
    defineField({
      name: 'to',
      title: 'New address',
      type: 'link',
      description: 'A page of the site, or another website.',
      validation: (rule) => [rule.required(), rule.custom(isValidTarget)],
    }),
    defineField({
      name: 'permanent',
      title: 'For good',
      type: 'boolean',
      description: 'On: search engines forget the old address. Off: it may come back.',
      initialValue: true,
    }),
  ],
  preview: {
    select: { from: 'from', page: 'to.target.title', url: 'to.url' },
    prepare: ({ from, page, url }) => ({ title: from, subtitle: `→ ${page ?? url ?? 'nowhere yet'}` }),
  },
})
