import { documentInternationalization } from '@sanity/document-internationalization'
import { locales } from '@tidewright/contracts/locales.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import { defineLocaleResourceBundle, type SchemaTypeDefinition } from 'sanity'

/**
 * Links the documents of a group, shows their language, and creates documents in a language. Its menu is replaced by
 * ours. References are weak, so that a translation can be deleted.
 */
export const translations = () =>
  documentInternationalization({
    supportedLanguages: locales.map(({ id, name }) => ({ id, title: name })),
    schemaTypes: translatedTypes,
    weakReferences: true,
    hideLanguageFilter: true,
    metadataOmnisearchVisibility: false,
  })

/**
 * Makes the plugin's documents read-only: only the Studio writes them. Opening a writable one would make its references
 * strong, and then a translation couldn't be deleted.
 */
export function withReadOnlyMetadata(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => (type.name === 'translation.metadata' ? { ...type, readOnly: true } : type))
}

/** The plugin's messages, reworded for marketers. */
export const translationMessages = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'document-internationalization',
  resources: {
    'action.duplicate.disabled.missing-metadata': 'This document has no translations. Use Duplicate.',
    'action.duplicate.disabled.multiple-metadata':
      'This document belongs to several groups of translations. Ask an administrator.',
  },
})
