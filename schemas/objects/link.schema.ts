import { LinkIcon } from '@sanity/icons/Link'
import { dialogs, isDialogName } from '@tidewright/contracts/dialogs.ts'
import { defineType } from 'sanity'
import { linkFields } from '../fields/link-fields.ts'

/** A link to a page, a section of it, a form over it, another website, an email address, a phone number or a file. */
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
      dialog: 'dialog',
      url: 'url',
      email: 'email',
      phone: 'phone',
      file: 'file.asset.originalFilename',
    },
    prepare: ({ kind, page, anchor, dialog, url, email, phone, file }) => {
      const form = isDialogName(dialog) ? dialogs[dialog].title : undefined
      const titles: Record<string, string | undefined> = {
        anchor: `#${anchor ?? ''}`,
        dialog: form,
        url,
        email,
        phone,
        file,
      }
      return { title: titles[String(kind)] ?? page ?? 'No target yet' }
    },
  },
})
