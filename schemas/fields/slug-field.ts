import { defineField } from 'sanity'
import { slugPattern } from '../validation/page-slug.ts'
import { isUniquePerLanguage } from '../validation/unique-slug.ts'

type SlugFieldOptions = { description: string; group?: string; pattern?: RegExp; hint?: string }

/** The address of a document, unique in its language. */
export function slugField({
  description,
  group,
  pattern = slugPattern,
  hint = 'Use lower-case letters, digits and single hyphens.',
}: SlugFieldOptions) {
  return defineField({
    name: 'slug',
    title: 'Address',
    type: 'slug',
    description,
    group,
    options: { source: 'title', maxLength: 80, isUnique: isUniquePerLanguage },
    validation: (rule) =>
      rule.required().custom((slug) => (!slug?.current || pattern.test(slug.current) ? true : hint)),
  })
}
