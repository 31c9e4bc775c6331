import { getTranslations } from 'next-intl/server'

/** Says once, in the same words everywhere, that the people and firms of a section are invented; nothing where none is. */
export async function InventedNote({ among }: { among: readonly { invented: boolean }[] }) {
  if (!among.some(({ invented }) => invented)) return null
  const t = await getTranslations('sections')
  return <p className="mt-5 border-line border-l-2 pl-4 text-muted text-small">{t('invented')}</p>
}
