import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { ServicePackageQueryResult } from '@tidewright/schemas/sanity.types.ts'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { hrefOf } from '@/i18n/href.ts'
import { localePath } from '@/i18n/paths.ts'
import { ActionLink } from '@/ui/action-link.tsx'

type PackageHeadProps = {
  servicePackage: NonNullable<ServicePackageQueryResult>
  locale: LocaleId
  edit: (field: string) => string | undefined
}

/** The head of a package's page: what it is, what it costs, what is in it, how to begin. */
export async function PackageHead({ servicePackage, locale, edit }: PackageHeadProps) {
  const t = await getTranslations('insight')
  const { title, subtitle, pricePattern, action } = servicePackage
  return (
    <header className="page-width pt-12 lg:pt-16">
      <Link className="quiet-link" href={localePath(locale, '/')}>
        {t('backHome')}
      </Link>
      <h1 className="mt-4 text-h1" data-sanity={edit('title')}>
        {title}
      </h1>
      <p className="mt-4 text-lead" data-sanity={edit('subtitle')}>
        {subtitle}
      </p>
      <p data-sanity={edit('pricePattern')}>{pricePattern}</p>
      {action && <ActionLink label={action.label} href={hrefOf(action.link, locale)} />}
    </header>
  )
}
