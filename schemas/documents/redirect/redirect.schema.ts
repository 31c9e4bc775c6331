import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import { isFreePath, isValidTarget, requiresTarget } from '../../validation/paths/redirect-rules.ts'
import { sourceProblem } from '../../validation/paths/redirect-source.ts'

/** A redirect from an old path to a new target. It takes effect when published. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old URL',
      type: 'string',
      description:
        'The part of the URL after the domain, with the language: /old-page or /fr/ancienne-page. You can paste the whole URL. End it with /* for everything below: /old-shop/*. The redirect applies whatever follows a ? in it.',
      options: { isOldPath: true },
      validation: (rule) => [
        rule.required(),
        rule.custom((from) => (from ? (sourceProblem(from) ?? true) : true)),
        rule.custom(isFreePath),
      ],
    }),
    defineField({
      name: 'gone',
      title: 'Gone for good',
      type: 'boolean',
      description:
        'On: nothing takes its place. Visitors see “Page Not Found”, and search engines are told to forget the URL (410).',
      initialValue: false,
    }),
    defineField({
      name: 'to',
      title: 'New URL',
      type: 'link',
      description:
        'A page of this site or another website. If both URLs end with /*, visitors keep the part that follows.',
      hidden: ({ document }) => document?.gone === true,
      validation: (rule) => [rule.custom(requiresTarget), rule.custom(isValidTarget)],
    }),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      type: 'boolean',
      description: 'On: search engines forget the old URL. Off: the old URL may come back.',
      initialValue: true,
      hidden: ({ document }) => document?.gone === true,
    }),
  ],
  preview: {
    select: { from: 'from', gone: 'gone', page: 'to.target.title', url: 'to.url' },
    prepare: ({ from, gone, page, url }) => ({
      title: from,
      subtitle: gone ? 'Gone for good' : `→ ${page ?? url ?? 'no URL yet'}`,
    }),
  },
})
