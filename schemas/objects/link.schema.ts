import { LinkIcon } from '@sanity/icons/Link'
import { defineType } from 'sanity'
import { linkFields } from '../fields/link-fields.ts'

/** A link: a page of this site, a place on it, another website, a mail address, a phone number or a file. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: linkFields,
  preview: {
    select: {
      kind: 'kind',
      page: 'target.title',
      anchor: 'anchor',
      url: 'url',
      email: 'email',
      phone: 'phone',
      file: 'file.asset.originalFilename',
    },
    prepare: ({ kind, page, anchor, url, email, phone, file }) => ({
      title: { anchor: `#${anchor ?? ''}`, url, email, phone, file }[String(kind)] ?? page ?? 'Nowhere yet',
    }),
  },
})
