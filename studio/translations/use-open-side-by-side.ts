import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { useOpenPath } from '../ui/use-open-path.ts'

/** Opens an English document and its translation side by side, from any tool, and keeps the selected release. */
export function useOpenSideBySide(): (originalId: string, locale: LocaleId) => void {
  const openPath = useOpenPath()
  return (originalId, locale) => openPath(`/translations/${originalId}/${locale}`)
}
