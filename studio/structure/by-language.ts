import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import type { StructureBuilder } from 'sanity/structure'
import { templateId } from '../translations/translations-plugin.ts'

type ListOptions = { type: string; title: string; icon: React.ComponentType | undefined }
type LanguageListOptions = { type: string; title: string; language: string }

/**
 * The documents of a type: one list per language and one for all. The URLs are `type;type-language;id`, for example
 * `/structure/page;page-en-UK;<id>`.
 */
export function listsByLanguage(S: StructureBuilder, { type, title, icon }: ListOptions) {
  return S.list()
    .id(type)
    .title(title)
    .items([
      ...locales.map(({ id, name }) =>
        S.listItem()
          .id(`${type}-${id}`)
          .title(name)
          .icon(icon)
          .child(languageList(S, { type, title: `${title} · ${name}`, language: id })),
      ),
      S.divider(),
      S.listItem()
        .id(`${type}-all`)
        .title('All languages')
        .icon(icon)
        .child(S.documentTypeList(type).id(`${type}-all`).title(`${title} · all languages`)),
    ])
}

/** The documents of one language. Its template sets the language of new documents. */
function languageList(S: StructureBuilder, { type, title, language }: LanguageListOptions) {
  const template = templateId(type, language)
  return (
    S.documentTypeList(type)
      .id(template)
      .title(title)
      .apiVersion(apiVersion)
      .filter('_type == $type && language == $language')
      .params({ type, language })
      .canHandleIntent((intent, params) => intent === 'create' && params.template === template)
      // Must come last: the builder drops it when another method is called.
      .initialValueTemplates([S.initialValueTemplateItem(template)])
  )
}
