import { useEffect } from 'react'
import { useRouter } from 'sanity/router'
import { settingsId } from './singletons.ts'

/** Navigates to a field of the settings. The structure builder can't open a document at a field. */
function OpenSettings({ path }: { path: string }) {
  const { navigateIntent } = useRouter()
  useEffect(() => {
    navigateIntent('edit', { id: settingsId, type: 'siteSettings', path }, { replace: true })
  }, [navigateIntent, path])
  return null
}

export function OpenPrices() {
  return <OpenSettings path="figures" />
}

export function OpenCalculator() {
  return <OpenSettings path="calculator" />
}
