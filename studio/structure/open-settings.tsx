import { useEffect } from 'react'
import { useRouter } from 'sanity/router'
import { settingsId } from './singletons.ts'

/** Goes on to a field of the settings: the desk has no other way to open a document at a place in it. */
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
