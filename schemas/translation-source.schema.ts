import { TranslateIcon } from '@sanity/icons/Translate'
import { defineArrayMember, defineField, defineType } from 'sanity'

const unit = defineArrayMember({
  name: 'sourceUnit',
  title: 'Text',
  type: 'object',
  fields: [
    defineField({ name: 'path', title: 'Path', type: 'string' }),
    defineField({ name: 'text', title: 'Text', type: 'text' }),
  ],
})

/**
 * What a translation was made from: the English texts as they were when somebody last marked the translation as up to
 * date. The Studio writes it. Separate from the translation, so that it never reaches the site.
 */
export const translationSource = defineType({
  name: 'translationSource',
  title: 'Source of a translation',
  type: 'document',
  icon: TranslateIcon,
  liveEdit: true,
  readOnly: true,
  // Ids and copies of texts: nothing to find or edit.
  __experimental_omnisearch_visibility: false,
  fields: [
    defineField({ name: 'translation', title: 'Id of the translation', type: 'string' }),
    defineField({ name: 'source', title: 'Id of the English document', type: 'string' }),
    defineField({ name: 'sourceRev', title: 'Revision of the English document', type: 'string' }),
    defineField({ name: 'translator', title: 'Id of the last translator', type: 'string' }),
    defineField({
      name: 'dismissed',
      title: 'Dismissed findings',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
    }),
    defineField({ name: 'units', title: 'Texts', type: 'array', of: [unit] }),
  ],
  preview: { select: { title: 'translation' } },
})
