import { type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { localePath } from '@tidewright/schemas/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { DataAttribute } from '@/content-types.ts'

type ListNoteProps = { section: { note: string }; locale: LocaleId; dataAttribute: DataAttribute }

/** The small line below a list, and without JavaScript a link to the same files as plain links. */
export async function ListNote({ section: { note }, locale, dataAttribute }: ListNoteProps) {
  const t = await getTranslations({ locale, namespace: 'downloads' })
  return (
    <>
      <noscript>
        <p lang={localeOf(locale).languageTag}>
          <a className="text-link" href={localePath(locale, '/resources/downloads')}>
            {t('plainLinks')}
          </a>
        </p>
      </noscript>
      {note && (
        <p className="mt-6 text-muted text-small" data-sanity={dataAttribute('note')}>
          {note}
        </p>
      )}
    </>
  )
}
