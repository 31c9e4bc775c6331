import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { previewPerspective } from '@/security/preview-perspective.ts'
import { LazyOverlay } from './lazy-overlay.tsx'
import { type OpenRelease, previewVersions, versionPlace } from './preview-versions.ts'

/** Click-to-edit, and a bar that says what is shown. Rendered only in draft mode. */
export async function Preview({ releases }: { releases: readonly OpenRelease[] }) {
  const t = await getTranslations()
  const names = { drafts: t('preview.drafts'), published: t('preview.published') }
  const perspective = previewPerspective(await cookies())
  return (
    <>
      <aside className="fixed bottom-4 left-4 z-50 flex max-w-[calc(100vw-2rem)] flex-wrap wrap-anywhere items-center gap-x-3 gap-y-1 rounded bg-ink px-4 py-2 text-small text-paper">
        <span>{t('preview.title')}</span>
        <span id={versionPlace} className="contents" />
        <a className="underline" href="/api/draft-mode/disable">
          {t('preview.exit')}
        </a>
      </aside>
      <LazyOverlay
        label={t('preview.version')}
        perspective={perspective}
        versions={previewVersions(releases, perspective, names)}
      />
    </>
  )
}
