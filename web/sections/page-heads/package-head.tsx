import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { DataAttribute, ServicePackage } from '@/content-types.ts'
import { fieldAttributes } from '@/i18n/foreign-language-tag.ts'
import { linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { FeatureList } from '../feature-list.tsx'
import { PackagePrice } from '../package-list/package-row.tsx'

type PackageHeadProps = {
  servicePackage: ServicePackage
  locale: LocaleId
  dataAttribute: DataAttribute
}

/** The head of a package's page: description and price next to what is included, and its button. */
export async function PackageHead({ servicePackage, locale, dataAttribute }: PackageHeadProps) {
  const t = await getTranslations()
  const field = fieldAttributes(servicePackage, dataAttribute)
  const lang = localeOf(locale).languageTag
  const { title, subtitle, description, note, facts, features, action } = servicePackage
  return (
    <header className="page-width grid gap-x-16 gap-y-10 pt-8 pb-16 lg:grid-cols-12 lg:pt-12 lg:pb-24">
      <div className="lg:col-span-7">
        <a
          lang={lang}
          className="text-link inline-flex min-h-11 items-center text-small"
          href={localePath(locale, '/')}
        >
          {t('common.backHome')}
        </a>
        <h1 {...field('title')} className="mt-4 text-h1">
          {title}
        </h1>
        <p {...field('subtitle')} className="mt-5 max-w-[40ch] font-heading text-h3">
          {subtitle}
        </p>
        <p {...field('description')} className="mt-5 max-w-[60ch] text-lead text-muted">
          {description}
        </p>
        {action && (
          <p className="mt-8" data-sanity={dataAttribute('action')}>
            <ActionLink label={action.label} {...linkProps(action.link, locale)} />
          </p>
        )}
      </div>
      <div className="self-start border-t-4 border-tide bg-raised p-7 lg:col-span-5 lg:mt-16">
        <PackagePrice servicePackage={servicePackage} dataSanity={dataAttribute('pricePattern')} />
        {note && (
          <p {...field('note')} className="mt-1 text-muted text-small">
            {note}
          </p>
        )}
        <dl
          className="mt-5 divide-y divide-line border-y border-line text-small"
          data-sanity={dataAttribute('facts')}
        >
          {facts.map(({ _key, label, value }) => (
            <div key={_key} className="flex flex-wrap justify-between gap-x-6 py-2.5">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <h2 lang={lang} className="mt-6 font-body font-semibold text-base tracking-normal">
          {t('sections.included')}
        </h2>
        <FeatureList features={features} className="mt-2 gap-2" dataSanity={dataAttribute('features')} />
      </div>
    </header>
  )
}
