import { NumberIcon } from '@sanity/icons/Number'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { defineType } from 'sanity'

/** The key of a figure in Settings, so that a price or number is entered once and shown everywhere. */
export const figureKey = defineType({
  name: 'figureKey',
  title: 'Figure from Settings',
  type: 'string',
  icon: NumberIcon,
  validation: (rule) =>
    rule.custom(async (key, context) => {
      if (!key) return true
      const known = await context
        .getClient({ apiVersion })
        .fetch<boolean>(
          'defined(*[_type == "siteSettings"].figures[key == $key][0])',
          { key },
          { tag: 'figure-key' },
        )
      return (
        known || `Settings has no figure “${key}”. Choose one from the list, or add it to Settings first.`
      )
    }),
})
