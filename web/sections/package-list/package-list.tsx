import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { PackageCard, SectionProps } from '@/content-types.ts'
import { ArrowIcon } from '@/ui/icons.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { FeatureList } from '../feature-list.tsx'
import { PackagePrice, PackageRow } from './package-row.tsx'

/** The packages as ruled rows: in short, or with what each includes. */
export function PackageList({ section, locale, dataAttribute }: SectionProps<'packageList'>) {
  const Package = section.layout === 'short' ? PackageRow : PackageEntry
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <ul>
        {section.packages.map((servicePackage) => (
          <Package key={servicePackage._id} servicePackage={servicePackage} locale={locale} />
        ))}
      </ul>
    </SectionFrame>
  )
}

type PackageEntryProps = { servicePackage: PackageCard; locale: LocaleId }

/** A package with everything that it includes. */
async function PackageEntry({ servicePackage, locale }: PackageEntryProps) {
  const t = await getTranslations('sections')
  const { title, slug, subtitle, note, description, features } = servicePackage
  return (
    <li className="grid gap-x-12 gap-y-6 border-line border-t py-10 last:border-b lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-h2">{title}</h3>
        <PackagePrice servicePackage={servicePackage} className="mt-3" />
        {note && <p className="mt-1 text-muted text-small">{note}</p>}
      </div>
      <div className="lg:col-span-8">
        <p className="text-lead">{subtitle}</p>
        <p className="mt-3 max-w-[66ch] text-muted">{description}</p>
        <FeatureList features={features} className="mt-5 gap-x-10 gap-y-2 sm:grid-cols-2" />
        <a
          href={publicPath('servicePackage', locale, slug)}
          lang={localeOf(locale).languageTag}
          className="text-link mt-4 inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          {t('moreAbout', { name: title })}
          <ArrowIcon className="size-5" />
        </a>
      </div>
    </li>
  )
}
