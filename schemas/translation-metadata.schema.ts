import { TranslateIcon } from '@sanity/icons/Translate'
import { defineArrayMember, defineField, defineType } from 'sanity'

/**
 * Which documents are translations of each other: one for each original that has any. Its names and its shape are those
 * of `@sanity/document-internationalization`, so that content made with that plugin goes on. The Studio's own menu writes it,
 * people do not. References are weak: a translation that goes is no longer one, and leaves no hold on the others.
 */
export function translationMetadata(translatedTypes: readonly string[]) {
  const entry = defineArrayMember({
    name: 'internationalizedArrayReferenceValue',
    title: 'Translation',
    type: 'object',
    fields: [
      defineField({ name: 'language', title: 'Language', type: 'string' }),
      defineField({
        name: 'value',
        title: 'Document',
        type: 'reference',
        weak: true,
        to: translatedTypes.map((type) => ({ type })),
      }),
    ],
  })
  return defineType({
    name: 'translation.metadata',
    title: 'Translations',
    type: 'document',
    icon: TranslateIcon,
    liveEdit: true,
    readOnly: true,
    fields: [
      defineField({ name: 'translations', title: 'Translations', type: 'array', of: [entry] }),
      defineField({
        name: 'schemaTypes',
        title: 'Kinds of document',
        type: 'array',
        of: [defineArrayMember({ type: 'string' })],
      }),
    ],
    preview: {
      select: { first: 'translations.0.value.title', name: 'translations.0.value.name' },
      prepare: ({ first, name }) => ({ title: `Translations of ${first ?? name ?? 'a document'}` }),
    },
  })
}
