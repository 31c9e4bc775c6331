import { isLocaleId, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { ArticleCategory, InsightCard } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { formatDay } from '@/ui/format.ts'
import { UnbrokenHyphens } from '@/ui/unbroken-hyphens.tsx'

type InsightTeaserProps = {
  insight: InsightCard
  locale: LocaleId
  /**
   * `line`: only its title; `card`: with its image, summary and author; `large`: the same as the first of a list;
   * `wide`: the same across the page.
   */
  size?: 'line' | 'card' | 'large' | 'wide'
  /** The level of its heading, below that of the list. */
  heading?: 'h2' | 'h3' | 'h4'
  /** False below a heading that names the category. */
  withCategory?: boolean
  linksToCategory?: boolean
  /** Whether its image is above the fold. */
  eager?: boolean
}

/** An article in a list: its title, category, reading time and day, with image, summary and author if there is room. */
export async function InsightTeaser({
  insight,
  locale,
  size = 'line',
  heading: Heading = 'h3',
  withCategory = true,
  linksToCategory = false,
  eager = size === 'large',
}: InsightTeaserProps) {
  const t = await getTranslations('insight')
  const { category, readMinutes, publishedAt, title, summary, slug, picture, author } = insight
  const isWide = size === 'wide'
  const isLarge = size === 'large' || isWide
  const { languageTag } = localeOf(isLocaleId(insight.language) ? insight.language : locale)
  const day = formatDay(publishedAt, localeOf(locale).languageTag)
  return (
    <article
      className={`group relative ${isWide ? 'grid items-center gap-x-16 lg:grid-cols-12' : ''}`}
      lang={languageTag}
    >
      {size !== 'line' && (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 42rem, 100vw"
          eager={eager}
          className={`mb-5 aspect-16/10 w-full rounded object-cover ${isWide ? 'lg:col-span-7 lg:mb-0' : ''}`}
        />
      )}
      <div className={isWide ? 'lg:col-span-5' : undefined}>
        <p className="text-small text-muted">
          {withCategory && category && (
            <>
              <CategoryName
                category={category}
                within={languageTag}
                {...(linksToCategory && { linksIn: locale })}
              />
              {' · '}
            </>
          )}
          <span lang={localeOf(locale).languageTag}>
            {t('readTime', { minutes: readMinutes })}
            {day && ' · '}
            {day && <time dateTime={publishedAt ?? undefined}>{day}</time>}
          </span>
        </p>
        <Heading className={isLarge ? 'mt-2 text-h2' : 'mt-1 text-h3 leading-tight'}>
          <a
            href={publicPath('insight', locale, slug)}
            className="text-ink no-underline group-hover:text-tide after:absolute after:inset-0"
          >
            <UnbrokenHyphens text={title} />
          </a>
        </Heading>
        {size !== 'line' && (
          <>
            <p className="mt-3 max-w-[60ch] text-muted">{summary}</p>
            {author?.name && (
              <p className="mt-2 text-small" lang={localeOf(locale).languageTag}>
                {t('by', { name: author.name })}
              </p>
            )}
          </>
        )}
      </div>
    </article>
  )
}

type CategoryNameProps = {
  category: ArticleCategory
  /** The BCP 47 tag of the text around it. */
  within: string
  /** The reader's locale, to link to the category's page. */
  linksIn?: LocaleId
}

/** The name of a category, which may be in another language than the text around it. A link is above that of a card. */
export function CategoryName({ category, within, linksIn }: CategoryNameProps) {
  const { language, title, slug } = category
  const languageTag = isLocaleId(language) ? localeOf(language).languageTag : within
  const lang = languageTag === within ? {} : { lang: languageTag }
  if (!linksIn || !slug) return <span {...lang}>{title}</span>
  return (
    <a {...lang} className="text-link relative z-10 py-2" href={publicPath('category', linksIn, slug)}>
      {title}
    </a>
  )
}
