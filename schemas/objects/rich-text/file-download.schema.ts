import { DownloadIcon } from '@sanity/icons/Download'
import { defineField, defineType } from 'sanity'
import { stringField } from '../../fields/fields.ts'
import { hasAsset } from '../picture.schema.ts'

/** A file to download, in a text. */
export const fileDownload = defineType({
  name: 'fileDownload',
  title: 'File',
  type: 'object',
  icon: DownloadIcon,
  fields: [
    stringField({
      name: 'title',
      title: 'Title',
      max: 90,
      description:
        'What the file is, e.g. “Checklist for your first process”. The site adds its type and size.',
    }),
    defineField({
      name: 'file',
      title: 'File',
      type: 'file',
      description:
        'Visitors get it under the name it was uploaded with. A translation can have its own file.',
      validation: (rule) => rule.custom((value) => hasAsset(value) || 'Choose or upload a file.'),
    }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'file.asset.originalFilename' },
    prepare: ({ title, subtitle }) => ({ title: title || 'File', subtitle, media: DownloadIcon }),
  },
})
