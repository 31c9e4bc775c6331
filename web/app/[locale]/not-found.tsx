import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getCompany } from '@/content/settings.ts'
import { currentLocale } from '@/i18n/locale.ts'
import { NotFoundMessage } from '@/shell/not-found/not-found-message.tsx'
import { Logo } from '@/ui/logo.tsx'
import { TideLines } from '@/ui/tide-drawing.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title') }
}

/**
 * The fallback for unknown paths. Next.js renders it in the browser only and sends it along with every page, so it has
 * no menus. `server/` replaces it with the full page of `not-found/`.
 */
export default async function NotFound() {
  const locale = (await currentLocale()) ?? defaultLocale
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="h-(--header-height) border-b border-line">
        <div className="page-width flex h-full items-center">
          <a href={localePath(locale, '/')} className="flex min-h-11 items-center text-ink no-underline">
            <Logo name={await getCompany()} />
          </a>
        </div>
      </header>
      <main className="my-auto">
        <NotFoundMessage />
      </main>
      <TideLines className="block h-10 w-full text-tide lg:h-16" />
    </div>
  )
}
