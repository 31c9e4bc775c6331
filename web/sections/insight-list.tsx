import type { LocaleId } from '@tidewright/schemas/locales.ts'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { localePath } from '@/i18n/paths.ts'
import { Picture } from '@/ui/picture.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import type { SectionOf, SectionProps } from './section.ts'

type InsightTeaser = SectionOf<'insightList'>['insights'][number]

/** Articles as a ruled list: the first one large, with its picture; the others as lines to read down. */
export function InsightList({ section, locale, edit }: SectionProps<'insightList'>) {
  const [first, ...others] = section.insights
  if (!first) return null
  return (
    <SectionFrame section={section} edit={edit}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Teaser insight={first} locale={locale} large />
        </div>
        <ol className="self-start divide-y divide-line border-y border-line lg:col-span-5">
          {others.map((insight) => (
            <li key={insight._id} className="py-6">
              <Teaser insight={insight} locale={locale} />
            </li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  )
}

async function Teaser({
  insight,
  locale,
  large = false,
}: {
  insight: InsightTeaser
  locale: LocaleId
  large?: boolean
}) {
  const t = await getTranslations('insight')
  return (
    <article className="group relative" lang={insight.language === locale ? undefined : 'en-GB'}>
      {large && (
        <Picture
          picture={insight.picture}
          sizes="(min-width: 64rem) 42rem, 100vw"
          eager
          className="mb-6 aspect-16/10 w-full rounded object-cover"
        />
      )}
      <p className="text-small text-muted">
        {insight.type} · {t('readTime', { minutes: insight.readMinutes })}
      </p>
      <h3 className={large ? 'mt-2 text-h2' : 'mt-1 text-h3'}>
        <Link
          href={localePath(locale, `/insights/${insight.slug}`)}
          className="text-ink no-underline group-hover:text-tide after:absolute after:inset-0"
        >
          {insight.title}
        </Link>
      </h3>
      {large && <p className="mt-3 max-w-[60ch] text-muted">{insight.summary}</p>}
    </article>
  )
}
