import 'server-only'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { localePath } from '@tidewright/schemas/public-path.ts'
import { getTranslations } from 'next-intl/server'
import { type Download, type ListResult, listGuides, listResources } from '@/backend/downloads.ts'

/** Every file as a plain link, queried per request, for visitors without JavaScript. */
export async function PlainLists({ locale }: { locale: LocaleId }) {
  const t = await getTranslations({ locale, namespace: 'downloads' })
  const [resources, guides] = await Promise.all([
    listResources(locale).catch(unavailable),
    listGuides(locale).catch(unavailable),
  ])
  if (resources.status === 'unavailable' || guides.status === 'unavailable') {
    return (
      <div role="alert" className="grid justify-items-start gap-4 border-l-4 border-wrong bg-raised p-6">
        <p>{t('loadFailed')}</p>
        <a className="button-secondary" href={localePath(locale, '/resources/downloads')}>
          {t('retry')}
        </a>
      </div>
    )
  }
  return (
    <>
      <PlainList
        title={t('resources')}
        downloads={resources.items}
        empty={t('noResources')}
        later={t('noFileText')}
      />
      <PlainList title={t('guides')} downloads={guides.items} empty={t('noGuides')} later={t('noFileText')} />
    </>
  )
}

type PlainListProps = { title: string; downloads: Download[]; empty: string; later: string }

function PlainList({ title, downloads, empty, later }: PlainListProps) {
  return (
    <section className="grid gap-4">
      <h2 className="text-h2">{title}</h2>
      {downloads.length === 0 && <p className="text-muted">{empty}</p>}
      <ul>
        {downloads.map(({ id, title: name, description, fileUrl }) => (
          <li key={id} className="border-t border-line py-5">
            {fileUrl ? (
              <a
                className="text-link inline-flex min-h-11 items-center font-semibold"
                href={fileUrl}
                download
              >
                {name}
              </a>
            ) : (
              <p className="font-semibold">{name}</p>
            )}
            <p className="text-muted">{fileUrl ? description : later}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const unavailable = (): ListResult<Download> => ({ status: 'unavailable' })
