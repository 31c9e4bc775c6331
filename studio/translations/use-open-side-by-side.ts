import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { usePerspective } from 'sanity'
import { useRouter } from 'sanity/router'

/** Opens an English document and its translation side by side, from any tool, and keeps the selected release. */
export function useOpenSideBySide(): (originalId: string, locale: LocaleId) => void {
  const { navigateUrl } = useRouter()
  const { selectedPerspectiveName: selected } = usePerspective()
  return (originalId, locale) =>
    navigateUrl({
      path: `/translations/${originalId}/${locale}${selected ? `?perspective=${selected}` : ''}`,
    })
}
