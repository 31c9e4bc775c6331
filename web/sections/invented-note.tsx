import { getTranslations } from 'next-intl/server'

/**
 * States once, always in the same words, that the people and companies of a section are fictional; nothing if none is.
 */
export async function InventedNote({ among }: { among: readonly { invented: boolean }[] }) {
  if (!among.some(({ invented }) => invented)) return null
  const t = await getTranslations('sections')
  return <p className="mt-5 border-line border-l-2 pl-4 text-muted text-small">{t('invented')}</p>
}
