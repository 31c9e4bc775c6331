import { NumberIcon } from '@sanity/icons/Number'
import { defineType } from 'sanity'
import { apiVersion } from '../api-version.ts'

/** The key of a figure of Settings, so that a price or a number is typed there once and shown everywhere. */
export const figureKey = defineType({
  name: 'figureKey',
  title: 'Figure of Settings',
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
        known || `Settings have no figure “${key}”. Choose one from the list, or add it to Settings first.`
      )
    }),
})
