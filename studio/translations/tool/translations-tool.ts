import { TranslateIcon } from '@sanity/icons/Translate'
import { definePlugin } from 'sanity'
import { route } from 'sanity/router'
import { TranslationsScreen } from './translations-screen.tsx'

/** The translators' place in the Studio: what there is to do in each language, and the two texts side by side. */
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
