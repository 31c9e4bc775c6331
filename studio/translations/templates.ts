import { locales } from '@tidewright/schemas/locales.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import type { Template } from 'sanity'

/** The template of a type in a language. */
export const templateId = (type: string, locale: string) => `${type}-${locale}`

/** A document begins in a language: each type that is translated has a template a language, in place of its own. */
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
