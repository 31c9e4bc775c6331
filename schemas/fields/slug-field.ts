import { parseListPage } from '@tidewright/contracts/public-path.ts'
import { type ConditionalProperty, defineField } from 'sanity'
import { checkSlug, keepsHomeSlug } from '../validation/paths/page-slug.ts'
import { isUniquePerLanguage } from '../validation/paths/unique-slug.ts'

/** Longer URLs are cut in search results and break in emails. */
const advisedLength = 75

const tooLongToShare = `Over ${advisedLength} characters: search results cut it, and it may break in emails.`

/** A redirect has its old path in its id, and ids have up to 128 characters: a longer URL could never be redirected. */
export const maxSlugLength = 90

type SlugFieldOptions = {
  description: string
  group?: string
  check?: (slug: string) => true | string
  /** The field from which the Studio generates it. */
  source?: string
  optional?: boolean
  hidden?: ConditionalProperty
}

/** The slug of a document, unique per language and path. */
export function slugField({
  description,
  group,
  check = checkSlug,
  source = 'title',
  optional = false,
  hidden,
}: SlugFieldOptions) {
  return defineField({
    name: 'slug',
    title: 'URL',
    type: 'slug',
    description: `${description} Up to ${advisedLength} characters are easy to read and share.`,
    group,
    hidden,
    options: { source, maxLength: advisedLength, isUnique: isUniquePerLanguage },
    validation: (rule) => [
      (optional ? rule : rule.required())
        .custom((slug) => {
          if (!slug?.current) return true
          if (slug.current.length > maxSlugLength) return `Use no more than ${maxSlugLength} characters.`
          if (parseListPage(slug.current))
            return 'URLs such as page-2 are reserved for list pages. Choose another one.'
          return check(slug.current)
        })
        .custom(keepsHomeSlug),
      // Without the check for duplicates, which would be shown twice.
      rule
        .skip()
        .custom((slug) => {
          const { length } = slug?.current ?? ''
          return length <= advisedLength || length > maxSlugLength || tooLongToShare
        })
        .warning(),
    ],
  })
}
