import { isLocaleId } from '@tidewright/contracts/locales.ts'
import { useRouterState } from 'sanity/router'
import { Notice } from '../../ui/notice.tsx'
import { OverviewScreen } from './overview-screen.tsx'
import { SideBySideScreen } from './side-by-side-screen.tsx'

/** The Studio tool for translators: an overview of all languages, or side-by-side translation, depending on the route. */
export function TranslationsScreen() {
  const { original, locale } = useRouterState()
  if (typeof original !== 'string') return <OverviewScreen />
  if (!isLocaleId(locale)) return <Notice tone="caution">The site doesn’t have this language.</Notice>
  return <SideBySideScreen key={`${original} ${locale}`} originalId={original} locale={locale} />
}
