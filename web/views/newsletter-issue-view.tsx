import type { DialogName } from '@tidewright/contracts/dialogs.ts'
import { localeOf } from '@tidewright/contracts/locales.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { NewsletterIssue } from '@/content-types.ts'
import { fieldAttributes, interfaceLanguage } from '@/i18n/foreign-language-tag.ts'
import { issueLinks } from '@/links/urls.ts'
import { IssueBlock } from '@/sections/newsletter-issue/issue-block.tsx'
import { DatedLinks } from '@/ui/dated-links.tsx'
import { formatDay } from '@/ui/format.ts'
import { StaticHtml } from '@/ui/static-html.tsx'
import type { DocumentViewProps } from './document-view-props.ts'

/** An issue of the newsletter as a page of the archive, with a way to sign up and the other issues. */
export async function NewsletterIssueView({
  document,
  locale,
  contentLocale,
  dataAttribute,
}: DocumentViewProps<NewsletterIssue>) {
  const { languageTag } = localeOf(contentLocale)
  const t = await getTranslations('newsletter')
  const field = fieldAttributes(document, dataAttribute)
  const sections = await getTranslations('sections')
  const ownTag = localeOf(locale).languageTag
  const day = formatDay(document.publishedAt, ownTag)
  return (
    <>
      <StaticHtml as="article" name="issue" lang={languageTag}>
        <header className="page-width grid gap-5 pt-10 lg:pt-16">
          <p
            {...interfaceLanguage(locale, contentLocale)}
            className="text-small text-muted"
            data-sanity={dataAttribute('publishedAt')}
          >
            <time dateTime={document.publishedAt ?? undefined}>{t('issueOf', { date: day })}</time>
          </p>
          <h1 {...field('title')} className="max-w-[22ch] text-h1">
            {document.title}
          </h1>
          <p {...field('summary')} className="max-w-[60ch] text-lead text-muted">
            {document.summary}
          </p>
        </header>
        <div className="page-width pt-6" data-sanity={dataAttribute('blocks')}>
          <div className="max-w-[66ch]">
            {document.blocks.map((block) => (
              <IssueBlock
                key={block._key}
                block={block}
                locale={locale}
                inventedNote={sections('invented')}
              />
            ))}
          </div>
        </div>
      </StaticHtml>
      <div className="page-width mt-14 mb-20 grid gap-10">
        <p>
          <a
            className="button-primary"
            href={pagePath(locale, 'newsletter')}
            data-dialog={'newsletter' satisfies DialogName}
          >
            {t('signUp')}
          </a>
        </p>
        {document.others.length > 0 && (
          <nav className="max-w-[66ch]" aria-labelledby="other-issues">
            <h2 id="other-issues" className="mb-5 text-h3">
              {t('moreIssues')}
            </h2>
            <DatedLinks links={issueLinks(document.others, locale)} languageTag={ownTag} />
          </nav>
        )}
      </div>
    </>
  )
}
