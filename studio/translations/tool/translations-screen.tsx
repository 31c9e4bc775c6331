import { isLocaleId } from '@tidewright/schemas/locales.ts'
import { useRouterState } from 'sanity/router'
import { Notice } from '../../ui/notice.tsx'
import { OverviewScreen } from './overview-screen.tsx'
import { SideBySideScreen } from './side-by-side-screen.tsx'

/** One of the two screens, by the address. */
export function TranslationsScreen() {
  const { original, locale } = useRouterState()
  if (typeof original !== 'string') return <OverviewScreen />
  if (!isLocaleId(locale)) return <Notice tone="caution">There is no such language.</Notice>
  return <SideBySideScreen key={`${original} ${locale}`} originalId={original} locale={locale} />
}
