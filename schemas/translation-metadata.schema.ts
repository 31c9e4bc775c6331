import { TranslateIcon } from '@sanity/icons/Translate'
import { defineArrayMember, defineField, defineType } from 'sanity'

/**
 * Links the translations of a document: one document for each original that has any. Its names and shape are those of
 * `@sanity/document-internationalization`, so that content made with that plugin keeps working. The Studio's own menu
 * writes it. References are weak, so that a translation can be deleted.
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
    // Only links: nothing to find or edit.
    __experimental_omnisearch_visibility: false,
    fields: [
      defineField({ name: 'translations', title: 'Translations', type: 'array', of: [entry] }),
      defineField({
        name: 'schemaTypes',
        title: 'Document types',
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
