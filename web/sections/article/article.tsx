import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { DataAttribute, Insight, RichText as RichTextValue } from '@/content-types.ts'
import { fieldAttributes, interfaceLanguage } from '@/i18n/foreign-language-tag.ts'
import { Picture } from '@/images/picture.tsx'
import { formatDay } from '@/ui/format.ts'
import { StaticHtml } from '@/ui/static-html.tsx'
import { UnbrokenHyphens } from '@/ui/unbroken-hyphens.tsx'
import { CategoryName } from '../insight-list/insight-teaser.tsx'
import { InventedNote } from '../notice.tsx'
import { headingsOf } from '../rich-text/headings.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { ArticleContents } from './article-contents.tsx'
import { Author } from './author.tsx'
import { Offer, offerIndex } from './offer.tsx'

type ArticleProps = {
  insight: Insight
  contentLocale: LocaleId
  /** The reader's locale, for links. */
  locale: LocaleId
  dataAttribute: DataAttribute
}

/** Articles with a longer reading time, in minutes, start with a table of contents and make an offer. */
const shortMinutes = 5

function hasContents({ readMinutes, body }: Insight): boolean {
  return readMinutes > shortMinutes && headingsOf(body).length > 2
}

/** The columns of the text in a grid of twelve. */
export function textColumn(insight: Insight): string {
  return hasContents(insight) ? 'lg:col-span-8 lg:col-start-5' : 'lg:col-span-8 lg:col-start-3'
}

/**
 * An insight: its head, its image across the page, its text in a reading column with the table of contents next to it
 * and an offer at about two thirds.
 */
export async function Article({ insight, contentLocale, locale, dataAttribute }: ArticleProps) {
  const { languageTag } = localeOf(contentLocale)
  const t = await getTranslations('insight')
  const field = fieldAttributes(insight, dataAttribute)
  const ownTag = localeOf(locale).languageTag
  const published = formatDay(insight.publishedAt, ownTag)
  const headings = headingsOf(insight.body)
  const offerAt = insight.hideOffer || insight.readMinutes <= shortMinutes ? null : offerIndex(insight.body)
  const text = (value: RichTextValue) => (
    <RichText
      value={value}
      locale={locale}
      anchors={headings.map((heading) => ({
        ...heading,
        linkLabel: t('linkTo', { heading: heading.text }),
      }))}
    />
  )
  return (
    <StaticHtml as="article" name="article" lang={languageTag}>
      <div
        aria-hidden="true"
        className="reading-progress fixed inset-x-0 top-(--header-height) z-30 h-0.5 bg-tide"
      />
      <header className="page-width grid gap-6 pt-10 pb-12 lg:pt-16">
        <p className="text-small text-muted">
          {insight.category && (
            <>
              <span data-sanity={dataAttribute('category')}>
                <CategoryName category={insight.category} within={languageTag} linksIn={locale} />
              </span>{' '}
              ·{' '}
            </>
          )}
          <span {...interfaceLanguage(locale, contentLocale)} data-sanity={dataAttribute('readMinutes')}>
            {t('readTime', { minutes: insight.readMinutes })}
          </span>
          {published && (
            <>
              {' '}
              ·{' '}
              <time
                {...interfaceLanguage(locale, contentLocale)}
                className="whitespace-nowrap"
                dateTime={insight.publishedAt ?? undefined}
              >
                {t('published', { date: published })}
              </time>
            </>
          )}
        </p>
        <h1 {...field('title')} className="max-w-[22ch] text-h1">
          <UnbrokenHyphens text={insight.title} />
        </h1>
        <p {...field('summary')} className="max-w-[60ch] text-lead text-muted">
          {insight.summary}
        </p>
        {insight.author && (
          <div data-sanity={dataAttribute('author')}>
            {insight.author.invented && <InventedNote />}
            <Author author={insight.author} locale={locale} label={t('author')} />
          </div>
        )}
      </header>
      <div className="page-width" data-sanity={dataAttribute('picture')}>
        <Picture
          picture={insight.picture}
          sizes="(min-width: 77.5rem) 75rem, 100vw"
          eager
          className="aspect-16/9 w-full rounded object-cover"
        />
      </div>
      <div className="page-width grid gap-x-16 pt-6 lg:grid-cols-12">
        {hasContents(insight) && <ArticleContents headings={headings} label={t('contents')} />}
        <div className={`min-w-0 max-w-[66ch] ${textColumn(insight)}`} data-sanity={dataAttribute('body')}>
          {text(insight.body.slice(0, offerAt ?? undefined))}
          {offerAt !== null && (
            <>
              <Offer locale={locale} />
              {text(insight.body.slice(offerAt))}
            </>
          )}
        </div>
      </div>
    </StaticHtml>
  )
}
