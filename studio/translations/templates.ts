import { locales } from '@tidewright/contracts/locales.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import type { Template } from 'sanity'

/** The template id of a type in a language. */
export const templateId = (type: string, locale: string) => `${type}-${locale}`

/** Replaces the template of each translated type by one per language. */
export function templatesByLanguage(templates: Template[]): Template[] {
  return templates.flatMap((template) =>
    translatedTypes.includes(template.schemaType)
      ? locales.map(({ id, name }) => ({
          ...template,
          id: templateId(template.schemaType, id),
          title: `${name} ${template.title}`,
          value: { language: id },
        }))
      : [template],
  )
}
