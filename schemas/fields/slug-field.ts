import { defineField } from 'sanity'
import { parseListPage } from '../public-path.ts'
import { keepsHomeSlug } from '../validation/paths/home-slug.ts'
import { checkSlug } from '../validation/paths/page-slug.ts'
import { isUniquePerLanguage } from '../validation/paths/unique-slug.ts'

/** Longer addresses are cut in search results and break in emails. */
const advice = 'Up to 75 characters are easy to read and share.'

type SlugFieldOptions = {
  description: string
  group?: string
  check?: (slug: string) => true | string
  /** The field from which the Studio generates it. */
  source?: string
}

/** The slug of a document, unique per language and path. */
export function slugField({ description, group, check = checkSlug, source = 'title' }: SlugFieldOptions) {
  return defineField({
    name: 'slug',
    title: 'Address',
    type: 'slug',
    description: `${description} ${advice}`,
    group,
    options: { source, maxLength: 80, isUnique: isUniquePerLanguage },
    validation: (rule) =>
      rule
        .required()
        .custom((slug) => {
          if (!slug?.current) return true
          if (parseListPage(slug.current))
            return 'Addresses such as page-2 are reserved for list pages. Choose another address.'
          return check(slug.current)
        })
        .custom(keepsHomeSlug),
  })
}
