import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

/** A quiet notice above a page, e.g. that it is shown in another language. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <aside className="border-b border-line bg-foam">
      <p className="page-width py-3 text-small">{children}</p>
    </aside>
  )
}

/** States that the people and companies of the page are fictional; see `SectionProps.notesInvented`. */
export async function InventedNote() {
  const [t, lang] = await Promise.all([getTranslations('sections'), getLocale()])
  return (
    <p lang={lang} className="mb-6 border-line border-l-2 pl-4 text-muted text-small">
      {t('invented')}
    </p>
  )
}
