import { isLocaleId, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'
import type { ArticleCategory } from '@/content-types.ts'

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
