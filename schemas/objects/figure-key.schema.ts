import { NumberIcon } from '@sanity/icons/Number'
import { type CustomValidator, defineType } from 'sanity'
import { fetchPublished } from '../validation/fetch-published.ts'

/** The key of a figure in Settings, so that a price or number is entered once and shown everywhere. */
export const figureKey = defineType({
  name: 'figureKey',
  title: 'Figure from Settings',
  type: 'string',
  icon: NumberIcon,
  validation: (rule) => rule.custom(figureIsPublished),
})

/** Requires a figure of the published Settings: visitors would read “From {price}” until they are published. */
export const figureIsPublished: CustomValidator<string | undefined> = async (key, context) => {
  if (!key) return true
  const known = await fetchPublished<boolean | null>(
    context,
    '$key in *[_type == "siteSettings"][0].figures[].key',
    { key },
  )
  return (
    known ||
    `The published Settings have no figure “${key}”. Publish Settings first, or choose another figure from the list.`
  )
}
