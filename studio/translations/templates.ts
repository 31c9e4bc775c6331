import { translatedTypes } from '@tidewright/schemas/registry.ts'
import type { Template } from 'sanity'

/** The template id of a type in a language, as the translations plugin names it. */
export const templateId = (type: string, locale: string) => `${type}-${locale}`

/** Leaves out the templates of translated types that would create a document without a language. */
export function templatesByLanguage(templates: Template[]): Template[] {
  return templates.filter(({ id, parameters }) => !translatedTypes.includes(id) && !parameters)
}
