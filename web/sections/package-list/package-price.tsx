import { getTranslations } from 'next-intl/server'
import type { PackageCard } from '@/content-types.ts'

type PackagePriceProps = {
  servicePackage: Pick<PackageCard, 'pricePattern' | 'duration'>
  className?: string
  dataSanity?: string
}

/** The price of a package before tax, and its duration. */
export async function PackagePrice({ servicePackage, className = '', dataSanity }: PackagePriceProps) {
  const t = await getTranslations('sections')
  const { pricePattern, duration } = servicePackage
  return (
    <p className={className} data-sanity={dataSanity}>
      <span className="font-display text-h3 text-tide tabular-nums">{pricePattern}</span>{' '}
      <span className="whitespace-nowrap text-muted text-small">{t('exclVat')}</span>
      {duration && <span className="text-small max-lg:before:content-['_·_'] lg:block">{duration}</span>}
    </p>
  )
}
