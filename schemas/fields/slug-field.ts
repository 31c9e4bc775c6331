import { defineField } from 'sanity'
import { parseListPage } from '../public-path.ts'
import { checkSlug } from '../validation/paths/page-slug.ts'
import { isUniquePerLanguage } from '../validation/paths/unique-slug.ts'

type SlugFieldOptions = { description: string; group?: string; check?: (slug: string) => true | string }

/** The slug of a document, unique per language and path. */
export function slugField({ description, group, check = checkSlug }: SlugFieldOptions) {
  return defineField({
    name: 'slug',
    title: 'Address',
    type: 'slug',
    description,
    group,
    options: { source: 'title', maxLength: 80, isUnique: isUniquePerLanguage },
    validation: (rule) =>
      rule.required().custom((slug) => {
        if (!slug?.current) return true
        if (parseListPage(slug.current))
          return 'Addresses such as page-2 are reserved for list pages. Choose another address.'
        return check(slug.current)
      }),
  })
}
