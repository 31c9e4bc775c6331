import { TranslateIcon } from '@sanity/icons/Translate'
import { defineArrayMember, defineField, defineType } from 'sanity'

const unit = defineArrayMember({
  name: 'sourceUnit',
  title: 'Text',
  type: 'object',
  fields: [
    defineField({ name: 'path', title: 'Place', type: 'string' }),
    defineField({ name: 'text', title: 'Text', type: 'text' }),
  ],
})

/**
 * What a translation was made from: the words of the English document as they were when somebody last said that the translation matches
 * them. The Studio writes it, people do not. Kept apart from the translation, so that nothing of it reaches the site.
 */
export const translationSource = defineType({
  name: 'translationSource',
  title: 'What a translation was made from',
  type: 'document',
  icon: TranslateIcon,
  liveEdit: true,
  readOnly: true,
  fields: [
    defineField({ name: 'translation', title: 'Id of the translation', type: 'string' }),
    defineField({ name: 'source', title: 'Id of the English document', type: 'string' }),
    defineField({ name: 'sourceRev', title: 'Revision of the English document', type: 'string' }),
    defineField({ name: 'translator', title: 'Id of who began it or worked on it last', type: 'string' }),
    defineField({
      name: 'dismissed',
      title: 'Findings that were dismissed',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
    }),
    defineField({ name: 'units', title: 'Texts', type: 'array', of: [unit] }),
  ],
  preview: { select: { title: 'translation' } },
})
