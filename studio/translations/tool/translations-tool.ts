import { TranslateIcon } from '@sanity/icons/Translate'
import { definePlugin } from 'sanity'
import { route } from 'sanity/router'
import { TranslationsScreen } from './translations-screen.tsx'

/** The Studio tool for translators: an overview of all languages, and side-by-side translation. */
export const translationsTool = definePlugin({
  name: 'translations',
  tools: [
    {
      name: 'translations',
      title: 'Translations',
      icon: TranslateIcon,
      component: TranslationsScreen,
      router: route.create('/', [route.create('/:original/:locale')]),
    },
  ],
})
