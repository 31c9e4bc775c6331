import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { TranslateIcon } from '@sanity/icons/Translate'
import { locales } from '@tidewright/schemas/locales.ts'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'

/** The marketer's desk: what they work on, a list a language. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('desk')
    .title('Content')
    .items([
      byLanguage(S, 'insight', 'Insights', DocumentTextIcon),
      byLanguage(S, 'uiStrings', 'Interface words', TranslateIcon),
    ])

function byLanguage(S: StructureBuilder, type: string, title: string, icon: typeof DocumentTextIcon) {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(
      S.list()
        .id(type)
        .title(title)
        .items([
          ...locales.map((locale) =>
            S.listItem()
              .id(`${type}-${locale.id}`)
              .title(locale.name)
              .icon(icon)
              .child(
                S.documentTypeList(type)
                  .id(`${type}-${locale.id}`)
                  .title(`${title} · ${locale.name}`)
                  .apiVersion('2026-01-01')
                  .filter('_type == $type && language == $language')
                  .params({ type, language: locale.id })
                  .initialValueTemplates([S.initialValueTemplateItem(`${type}-${locale.id}`)]),
              ),
          ),
          S.divider(),
          S.listItem()
            .id(`${type}-all`)
            .title('All languages')
            .icon(icon)
            .child(S.documentTypeList(type).id(`${type}-all`).title(`${title} · all languages`)),
        ]),
    )
}
