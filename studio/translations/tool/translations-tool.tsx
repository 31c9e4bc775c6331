import { TranslateIcon } from '@sanity/icons/Translate'
import { isLocaleId } from '@tidewright/contracts/locales.ts'
import { definePlugin } from 'sanity'
import { route, useRouterState } from 'sanity/router'
import { Notice } from '../../ui/notice.tsx'
import { OverviewScreen } from './overview-screen.tsx'
import { SideBySideScreen } from './side-by-side-screen.tsx'

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

/** The overview or the side-by-side screen, depending on the route. */
function TranslationsScreen() {
  const { original, locale } = useRouterState()
  if (typeof original !== 'string') return <OverviewScreen />
  if (!isLocaleId(locale)) return <Notice tone="caution">The site doesn’t have this language.</Notice>
  return <SideBySideScreen key={`${original} ${locale}`} originalId={original} locale={locale} />
}
