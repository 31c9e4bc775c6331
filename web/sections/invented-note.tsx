import { getTranslations } from 'next-intl/server'

/** States that the people and companies of the page are fictional; see `SectionProps.notesInvented`. */
export async function InventedNote() {
  const t = await getTranslations('sections')
  return <p className="mb-6 border-line border-l-2 pl-4 text-muted text-small">{t('invented')}</p>
}
