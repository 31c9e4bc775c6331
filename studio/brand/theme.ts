import { buildTheme } from '@sanity/ui/theme'

/**
 * Sanity's theme with buttons of sufficient contrast (WCAG 2.2, 1.4.3). With the default shades, button text has a
 * contrast of only 4.3:1 or less in the light scheme.
 */
export const studioTheme = buildTheme({
  color: {
    button: {
      default: {
        '*': {
          enabled: { bg: ['600', '400'] },
          hovered: { bg: ['700', '300'] },
          pressed: { bg: ['800', '200'] },
        },
        default: { enabled: { bg: ['800', '200'] } },
      },
    },
  },
})
