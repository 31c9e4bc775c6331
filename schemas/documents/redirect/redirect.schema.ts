import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import { isFreePath, isValidTarget } from '../../validation/paths/redirect-rules.ts'
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
        'The part of the URL after the domain, with the language: /old-page or /fr/ancienne-page. You can paste the whole URL. The redirect applies whatever follows a ? in it.',
      options: { isOldPath: true },
      validation: (rule) => [
        rule.required(),
        rule.custom((from) => (from ? (sourceProblem(from) ?? true) : true)),
        rule.custom(isFreePath),
      ],
    }),
    defineField({
      name: 'to',
      title: 'New URL',
      type: 'link',
      description: 'A page of this site or another website.',
      validation: (rule) => [rule.required(), rule.custom(isValidTarget)],
    }),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      type: 'boolean',
      description: 'On: search engines forget the old URL. Off: the old URL may come back.',
      initialValue: true,
    }),
  ],
  preview: {
    select: { from: 'from', page: 'to.target.title', url: 'to.url' },
    prepare: ({ from, page, url }) => ({ title: from, subtitle: `→ ${page ?? url ?? 'no URL yet'}` }),
  },
})
