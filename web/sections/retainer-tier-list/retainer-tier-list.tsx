import { localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { FeatureList } from '../feature-list.tsx'

/** The tiers of the retainer side by side, the popular one raised. */
export async function RetainerTierList({ section, locale, dataAttribute }: SectionProps<'retainerTierList'>) {
  const t = await getTranslations('sections')
  const lang = localeOf(locale).languageTag
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <ul className="grid grid-cols-1 items-stretch gap-6 md:grid-cols-3 md:gap-0">
        {section.tiers.map(
          ({
            _id,
            title,
            price,
            period,
            duration,
            description,
            support,
            features,
            idealFor,
            action,
            popular,
          }) => (
            <li
              key={_id}
              className={`flex flex-col border border-line wrap-anywhere p-7 ${popular ? 'relative bg-foam md:-my-4 md:border-tide md:py-11' : 'bg-raised md:first:rounded-l md:last:rounded-r'}`}
            >
              {popular && (
                <p
                  lang={lang}
                  className="absolute top-0 left-0 bg-tide px-3 py-1 font-semibold text-paper text-small"
                >
                  {t('popular')}
                </p>
              )}
              <h3 className={`text-h3 ${popular ? 'max-md:mt-6' : ''}`}>{title}</h3>
              <p className="mt-3">
                <span className="font-heading text-h2 tabular-nums">{price}</span>{' '}
                <span className="text-muted text-small">
                  {period}, <span lang={lang}>{t('exclVat')}</span>
                </span>
                {duration && <span className="block text-small">{duration}</span>}
              </p>
              <p className="mt-3 text-small">{description}</p>
              <FeatureList features={features} className="mt-5 gap-2" />
              <dl className="mt-auto grid gap-3 pt-6 text-small">
                <div>
                  <dt lang={lang} className="font-semibold">
                    {t('support')}
                  </dt>
                  <dd>{support}</dd>
                </div>
                <div>
                  <dt lang={lang} className="font-semibold">
                    {t('idealFor')}
                  </dt>
                  <dd>{idealFor}</dd>
                </div>
              </dl>
              {action && (
                <p className="pt-6">
                  <ActionLink
                    label={action.label}
                    {...linkProps(action.link, locale)}
                    variant={action.variant}
                    className="w-full text-center"
                  />
                </p>
              )}
            </li>
          ),
        )}
      </ul>
      {section.note && (
        <p className="mt-10 max-w-[60ch] text-muted text-small" data-sanity={dataAttribute('note')}>
          {section.note}
        </p>
      )}
    </SectionFrame>
  )
}
