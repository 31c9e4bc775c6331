import { getTranslations } from 'next-intl/server'
import type { DataAttribute } from '@/content-types.ts'
import { Notice } from '@/sections/notice.tsx'

type UnknownSectionProps = { section: { _type: string }; dataAttribute: DataAttribute }

/** Tells editors in preview that this version of the site can't render a section; visitors see nothing. */
export async function UnknownSection({ section, dataAttribute }: UnknownSectionProps) {
  const field = dataAttribute('heading')
  if (field === undefined) return null
  const t = await getTranslations('preview')
  return (
    <div data-sanity={field}>
      <Notice>{t('unknownSection', { type: section._type })}</Notice>
    </div>
  )
}
