import { defaultLocale } from '@tidewright/schemas/locales.ts'
import { defineDocuments, defineLocations, type PresentationPluginOptions } from 'sanity/presentation'

/** The public path of an insight in its language; the default language has no prefix. */
function insightPath(language: string | undefined, slug: string): string {
  const prefix = !language || language === defaultLocale ? '' : `/${language}`
  return `${prefix}/insights/${slug}`
}

/** Which pages show a document, and which document a page is about. */
export const resolve: PresentationPluginOptions['resolve'] = {
  locations: {
    insight: defineLocations({
      select: { title: 'title', slug: 'slug.current', language: 'language' },
      resolve: (insight) =>
        insight?.slug
          ? {
              locations: [
                { title: insight.title || 'Untitled', href: insightPath(insight.language, insight.slug) },
                { title: 'Home', href: insight.language === defaultLocale ? '/' : `/${insight.language}` },
              ],
            }
          : { message: 'Give the insight an address to see it on the site.', tone: 'caution' },
    }),
    uiStrings: defineLocations({
      select: { language: 'language' },
      resolve: (strings) => ({
        message: 'These words appear on every page of this language.',
        tone: 'positive',
        locations: [
          { title: 'Home', href: strings?.language === defaultLocale ? '/' : `/${strings?.language}` },
        ],
      }),
    }),
  },
  mainDocuments: defineDocuments([
    {
      route: '/insights/:slug',
      resolve: ({ params }) => ({
        filter: '_type == "insight" && language == $language && slug.current == $slug',
        params: { language: defaultLocale, slug: params.slug ?? '' },
      }),
    },
    {
      route: '/:language/insights/:slug',
      resolve: ({ params }) => ({
        filter: '_type == "insight" && language == $language && slug.current == $slug',
        params: { language: params.language ?? '', slug: params.slug ?? '' },
      }),
    },
  ]),
}
