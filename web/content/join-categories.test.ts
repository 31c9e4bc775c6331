import { expect, it } from 'vitest'
import { joinCategories } from './join-categories.ts'

const category = (language: string, title: string, slug: string, versions = ['guides', 'guides-fr']) => ({
  language,
  title,
  slug,
  versions,
})
const guides = category('en-UK', 'Guide', 'guides')
const guidesInFrench = category('fr', 'Guide pratique', 'guides-pratiques')
const news = category('en-UK', 'News', 'news', ['news'])
const article = (id: string | null, type: string | null = null) => ({ language: 'en-UK', category: id, type })

const joined = (own: ReturnType<typeof article>) =>
  joinCategories([own], [guides, guidesInFrench, news], 'fr').map((each) => each.category)

it('an article in English has the category of the visitor’s language', () => {
  expect(joined(article('guides'))).toEqual([guidesInFrench])
})

it('a category that isn’t translated stays English', () => {
  expect(joined(article('news'))).toEqual([news])
})

it('an article from before categories shows its kind, which has no page', () => {
  expect(joined(article(null, 'Report'))).toEqual([
    { language: 'en-UK', title: 'Report', slug: '', versions: [] },
  ])
  expect(joined(article('news', 'Report'))).toEqual([news])
})

it('an article without either has none', () => {
  expect(joined(article(null))).toEqual([null])
  expect(joined(article('deleted'))).toEqual([null])
})
