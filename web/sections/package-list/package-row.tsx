import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'
import { getLocale, getTranslations } from 'next-intl/server'
import type { PackageCard } from '@/content-types.ts'
import { ArrowIcon } from '@/ui/icons.tsx'

type PackageRowProps = { servicePackage: PackageCard; locale: LocaleId }

/** A package as a row. Its name is a link to its page, and so is the rest of the row. */
export function PackageRow({ servicePackage, locale }: PackageRowProps) {
  const { title, slug, summary } = servicePackage
  return (
    <li className="group relative grid gap-x-12 gap-y-0.5 border-line border-t py-3.5 last:border-b lg:grid-cols-12 lg:items-baseline">
      <h3 className="text-h3 lg:col-span-4">
        <a
          href={publicPath('servicePackage', locale, slug)}
          className="inline-flex items-center gap-2 text-ink no-underline after:absolute after:inset-0 group-hover:text-tide"
        >
          {title}
          <ArrowIcon className="size-5 text-tide" />
        </a>
      </h3>
      <p className="text-muted text-small lg:col-span-4">{summary}</p>
      <PackagePrice servicePackage={servicePackage} className="lg:col-span-4 lg:text-right" />
    </li>
  )
}

type PackagePriceProps = {
  servicePackage: Pick<PackageCard, 'pricePattern' | 'duration'>
  className?: string
  dataSanity?: string
}

/** The price of a package before tax, and its duration. */
export async function PackagePrice({ servicePackage, className = '', dataSanity }: PackagePriceProps) {
  const [t, lang] = await Promise.all([getTranslations('sections'), getLocale()])
  const { pricePattern, duration } = servicePackage
  return (
    <p className={className} data-sanity={dataSanity}>
      <span className="font-heading text-h3 text-tide tabular-nums">{pricePattern}</span>{' '}
      <span lang={lang} className="whitespace-nowrap text-muted text-small">
        {t('exclVat')}
      </span>
      {duration && <span className="text-small max-lg:before:content-['_·_'] lg:block">{duration}</span>}
    </p>
  )
}
