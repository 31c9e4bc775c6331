import { documentInternationalization } from '@sanity/document-internationalization'
import { TranslateIcon } from '@sanity/icons/Translate'
import { locales } from '@tidewright/contracts/locales.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import {
  type DocumentActionComponent,
  type DocumentActionsContext,
  defineLocaleResourceBundle,
  definePlugin,
  type Template,
} from 'sanity'
import { route } from 'sanity/router'
import { withDuplicateOfGroup } from './duplicate-action.ts'
import { withSourceOrder } from './order/order-action.ts'
import { askBeforePublishing } from './publish/ask-before-publishing.tsx'
import { TranslationsScreen } from './tool/translations-screen.tsx'
import { TranslationsMenu } from './translations-menu.tsx'

/**
 * The tool for translators and the menu of a document. Sanity's own plugin links the documents of a group, shows their language, and
 * creates documents in a language; its menu is replaced by ours. References are weak, so that a translation can be
 * deleted.
 */
export const translations = definePlugin({
  name: 'translations',
  plugins: [
    documentInternationalization({
      supportedLanguages: locales.map(({ id, name }) => ({ id, title: name })),
      schemaTypes: translatedTypes,
      weakReferences: true,
      hideLanguageFilter: true,
      metadataOmnisearchVisibility: false,
    }),
  ],
  schema: {
    // Only the Studio writes groups. Opening a writable one would make its references strong, and then a translation
    // couldn't be deleted.
    types: (types) =>
      types.map((type) => (type.name === 'translation.metadata' ? { ...type, readOnly: true } : type)),
    templates: templatesByLanguage,
  },
  document: {
    unstable_languageFilter: (filters, { schemaType }) =>
      translatedTypes.includes(schemaType) ? [...filters, TranslationsMenu] : filters,
  },
  tools: [
    {
      name: 'translations',
      title: 'Translations',
      icon: TranslateIcon,
      component: TranslationsScreen,
      router: route.create('/', [route.create('/:original/:locale')]),
    },
  ],
  i18n: {
    bundles: [
      // The messages of Sanity's plugin, reworded for marketers.
      defineLocaleResourceBundle({
        locale: 'en-US',
        namespace: 'document-internationalization',
        resources: {
          'action.duplicate.disabled.missing-metadata': 'This document has no translations. Use Duplicate.',
          'action.duplicate.disabled.multiple-metadata':
            'This document belongs to several groups of translations. Ask an administrator.',
        },
      }),
    ],
  },
})

/** What Publish and Duplicate do with the other languages of a document. */
export function withTranslations(
  actions: DocumentActionComponent[],
  { schemaType, versionType }: Pick<DocumentActionsContext, 'schemaType' | 'versionType'>,
): DocumentActionComponent[] {
  const ordered = withSourceOrder(withDuplicateOfGroup(actions, schemaType), schemaType, versionType)
  return askBeforePublishing(ordered, schemaType)
}

/** The template id of a type in a language, as the translations plugin names it. */
export const templateId = (type: string, locale: string) => `${type}-${locale}`

/** Leaves out the templates of translated types that would create a document without a language. */
function templatesByLanguage(templates: Template[]): Template[] {
  return templates.filter(({ id, parameters }) => !translatedTypes.includes(id) && !parameters)
}
