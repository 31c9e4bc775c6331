import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { defineArrayMember, defineType } from 'sanity'
import { stringField, textField } from '../../fields/fields.ts'

/** A callout in an article: a title and a few plain sentences. */
export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    stringField({ name: 'title', title: 'Title', max: 80 }),
    textField({ name: 'text', title: 'Text', max: 600, rows: 4 }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'text' },
    prepare: ({ title, subtitle }) => ({ title: title || 'Callout', subtitle, media: BulbOutlineIcon }),
  },
})

/** A sentence of the article, set large. */
export const pullQuote = defineType({
  name: 'pullQuote',
  title: 'Pull quote',
  type: 'object',
  icon: BlockquoteIcon,
  fields: [textField({ name: 'text', title: 'Quote', max: 300 })],
  preview: {
    select: { title: 'text' },
    prepare: ({ title }) => ({ title: title || 'Pull quote', media: BlockquoteIcon }),
  },
})

/**
 * Long text: headings below the page's own `h1`, lists, emphasis, links, callouts, pull quotes, images, tables, buttons,
 * files, videos.
 */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  icon: BlockContentIcon,
  of: [
    defineArrayMember({
      type: 'block',
      title: 'Paragraph',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Small heading', value: 'h3' },
      ],
      lists: [
        { title: 'Bulleted list', value: 'bullet' },
        { title: 'Numbered list', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Bold', value: 'strong' },
          { title: 'Italic', value: 'em' },
        ],
        annotations: [{ type: 'link' }],
      },
    }),
    defineArrayMember({ type: 'callout' }),
    defineArrayMember({ type: 'pullQuote' }),
    defineArrayMember({ type: 'captionedPicture' }),
    defineArrayMember({ type: 'dataTable' }),
    defineArrayMember({ type: 'action' }),
    defineArrayMember({ type: 'fileDownload' }),
    defineArrayMember({ type: 'uploadedVideo' }),
  ],
})
