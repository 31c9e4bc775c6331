import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { ArticleCategory, WithCategory } from '../content-types.ts'

/** An article as queried: the id of its category, or the kind that it had before there were categories. */
type Queried = { language: string; category: string | null; type: string | null }

/** Gives articles their categories, in the visitor's locale or, if not translated, in English. */
export function joinCategories<Article extends Queried>(
  articles: Article[],
  categories: readonly ArticleCategory[],
  locale: LocaleId,
): WithCategory<Article>[] {
  return articles.map(({ category: id, type, ...article }) => {
    const versions = id ? categories.filter((each) => each.versions.some((version) => version === id)) : []
    const category = versions.find(({ language }) => language === locale) ?? versions[0]
    const kind = type ? { language: article.language, title: type, slug: '', versions: [] } : null
    return { ...article, category: category ?? kind }
  })
}
