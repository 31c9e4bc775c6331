import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { nodesOf, ofType } from './seo/structured-data.ts'

const languages = [
  {
    article: '/insights/sme-advantage',
    path: '/about/elin-marchetti',
    about: '/about',
    articles: 'Articles by Elin Marchetti',
    titles: [/^The SME advantage/, /^The hidden cost/],
    role: 'Founder and Principal Consultant',
    invented: 'people and firms here are invented',
    tag: [],
  },
  {
    article: '/fr/analyses/l-avantage-des-pme',
    path: '/fr/a-propos/elin-marchetti',
    about: '/fr/a-propos',
    articles: 'Articles signés Elin Marchetti',
    titles: [/^L’avantage des PME/, /^Le coût caché/],
    role: 'Fondatrice et consultante principale',
    invented: 'personnes et sociétés inventées',
    tag: '@full',
  },
]

async function nodesOn(page: Page) {
  return nodesOf(await page.locator('script[type="application/ld+json"]').allTextContents())
}

for (const { article, path, about, articles, titles, role, invented, tag } of languages) {
  test(`the byline of ${article} leads to the author, whose page leads back`, { tag }, async ({
    page,
    stack,
  }) => {
    const { site } = stack.settings.urls
    await page.goto(article)
    expect(ofType(await nodesOn(page), 'Article')[0]).toMatchObject({ author: { url: site + path } })
    await page.getByRole('link', { name: 'Elin Marchetti' }).click()
    await expect(page).toHaveURL(site + path)
    await expect(page.locator('h1')).toHaveText('Elin Marchetti')
    await expect(page.locator('main').getByText(role)).toBeVisible()
    await expect(page.getByText(invented)).toHaveCount(1)
    const list = page.getByRole('region', { name: articles })
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(titles)
    await page.goto(path)
    const nodes = await nodesOn(page)
    expect(ofType(nodes, 'ProfilePage')).toEqual([
      expect.objectContaining({
        mainEntity: expect.objectContaining({
          '@type': 'Person',
          name: 'Elin Marchetti',
          jobTitle: role,
          image: expect.stringMatching(/\/api\/images\/image-/),
          url: site + path,
          worksFor: expect.objectContaining({ name: 'Tidewright' }),
        }),
      }),
    ])
    const [breadcrumbs] = ofType(nodes, 'BreadcrumbList')
    expect(breadcrumbs?.itemListElement).toEqual([
      expect.anything(),
      expect.objectContaining({ item: site + about }),
      expect.objectContaining({ item: site + path, name: 'Elin Marchetti' }),
    ])
    await list.getByRole('link', { name: titles[0] }).click()
    await expect(page).toHaveURL(site + article)
  })
}

test('the team on the about page leads to each member, with or without articles', async ({ page }) => {
  await page.goto('/about')
  await page.locator('#team').getByRole('link', { name: 'Sofia Ardelean' }).click()
  await expect(page).toHaveURL(/\/about\/sofia-ardelean$/)
  await expect(page.locator('h1')).toHaveText('Sofia Ardelean')
  await expect(page.locator('main h2')).toHaveCount(0)
  await expect(page.locator('link[rel=alternate][hreflang=nl]')).toHaveAttribute(
    'href',
    /\/nl\/over-ons\/sofia-ardelean$/,
  )
})
