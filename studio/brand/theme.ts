import { buildTheme } from '@sanity/ui/theme'

/**
 * The Studio's own theme, with buttons that can be read (WCAG 2.2, 1.4.3): its shades, in the light and in the dark, are too pale for
 * white letters in the light, 4.3 to 1 and less.
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
