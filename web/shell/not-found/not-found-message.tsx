import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import type { PageName } from '@tidewright/contracts/page-slugs.ts'
import { localePath, pagePath } from '@tidewright/contracts/public-path.ts'
import { searchPath } from '@tidewright/contracts/search-paths.ts'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentLocale } from '@/i18n/locale.ts'
import { SearchForm } from '@/ui/search-form.tsx'
import { StaticHtml } from '@/ui/static-html.tsx'
import { TideLines } from '@/ui/tide-drawing.tsx'

/** Says that there is no page at this path, and offers several links. `suggestion` is below the path. */
export async function NotFoundMessage({ suggestion }: { suggestion?: ReactNode }) {
  const locale = (await currentLocale()) ?? defaultLocale
  const [t, search] = await Promise.all([getTranslations('notFound'), getTranslations('search')])
  const to = (page: PageName) => pagePath(locale, page)
  const home = localePath(locale, '/')
  const links = [
    { href: to('services'), label: t('services') },
    { href: to('about'), label: t('about') },
    { href: to('contact'), label: t('contact') },
    { href: to('resources'), label: t('resources') },
  ]
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-10 py-16 lg:grid-cols-12 lg:py-24">
      <div className="relative lg:order-2 lg:col-span-5">
        <p className="font-heading text-[clamp(7rem,4.5rem+11vw,15rem)] leading-none font-semibold text-tide">
          404
        </p>
        <TideLines className="absolute inset-x-0 bottom-[8%] h-[38%] w-full text-paper" />
      </div>
      <div className="grid gap-5 lg:col-span-7">
        <h1 className="text-h1">{t('title')}</h1>
        <p className="max-w-[48ch] text-lead text-muted">{t('text')}</p>
        {/* `complete-not-found-page.ts` fills in the path and handles the way back. */}
        <p className="min-h-[1.6em] text-muted">
          <span hidden>
            {t('requested')} <code data-requested-path className="font-semibold wrap-anywhere text-ink" />
          </span>
        </p>
        {suggestion}
        <SearchForm
          id="not-found-search"
          locale={locale}
          action={searchPath(locale)}
          label={search('label')}
          submit={search('submit')}
          className="mt-2 max-w-[36rem]"
        />
        <p className="mt-3 flex flex-wrap gap-3">
          <a className="button-primary" href={home}>
            {t('home')}
          </a>
          <a className="button-secondary" href={to('services')}>
            {t('viewServices')}
          </a>
          <button
            type="button"
            data-go-back={home}
            className="button-secondary cursor-pointer noscript:hidden"
          >
            {t('back')}
          </button>
        </p>
        <nav aria-labelledby="ways-on" className="mt-5 border-t border-line pt-5">
          <h2 id="ways-on" className="font-body text-small font-semibold tracking-normal">
            {t('links')}
          </h2>
          <ul className="flex flex-wrap gap-x-7">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a className="text-link inline-flex min-h-11 items-center" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}

/** “Did you mean …?”, hidden: `server/html/not-found.ts` fills in the path, if there is one near to the requested one. */
export async function NearestPath({ locale }: { locale: LocaleId }) {
  const t = await getTranslations('notFound')
  const [before, after] = t('nearest', { path: '{path}' }).split('{path}')
  return (
    <StaticHtml as="div" name="nearest-path">
      <p hidden data-nearest className="text-lead">
        {before}
        <a href={localePath(locale, '/')} className="text-link font-semibold wrap-anywhere">
          /
        </a>
        {after}
      </p>
    </StaticHtml>
  )
}
