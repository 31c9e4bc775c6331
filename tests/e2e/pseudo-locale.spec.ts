import type { BrowserContext, Page } from '@playwright/test'
import { dialogs } from '@tidewright/contracts/dialogs.ts'
import { checkTexts, showAll, untilWithout, widths } from '../pseudo-locale/check-texts.ts'
import { clippedTexts } from '../pseudo-locale/clipped-texts.ts'
import { publishPseudoContent } from '../pseudo-locale/pseudo-content.ts'
import { untranslatedIn } from '../pseudo-locale/untranslated.ts'
import { visibleTexts } from '../pseudo-locale/visible-texts.ts'
import { expect, test } from '../support/fixtures.ts'
import { limit } from '../support/limit.ts'
import { pathsOf } from './paths.ts'
import { grantAccess, setCode } from './playbooks/playbooks-page.ts'

// This locale's own words have few diacritics, so that its leftovers are found too.
const locale = 'nl'
const code = 'pseudo-locale'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of 404.*no-such-page/,
})

test('every page shows all its text, translated, in a language two fifths longer than English', {
  tag: '@full',
}, async ({ context, stack }) => {
  test.setTimeout(limit(720_000))
  const { site } = stack.settings.urls
  const content = await publishPseudoContent(stack.lakeClient, locale)
  const paths = await pathsOf(locale, site)
  expect(paths.length).toBeGreaterThan(20)
  try {
    const left = [...paths]
    const walk = async (page: Page) => {
      for (let path = left.shift(); path; path = left.shift()) {
        await untilWithout(site + path, content.markers.before)
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(path)
        await showAll(page)
        await checkTexts(page, path)
      }
    }
    await Promise.all([walk(await context.newPage()), walk(await context.newPage())])
    const page = await context.newPage()
    page.setDefaultTimeout(limit(15_000))
    await checkRejectedForms(page, context, site)
    await checkMenus(page)
    for (const name of Object.keys(dialogs))
      await untilWithout(`${site}/api/dialogs/${locale}/${name}`, content.markers.before)
    await checkDialogs(page)
    await setCode(stack, 5, code)
    await grantAccess(context, stack, code)
    await page.goto(`/${locale}/weeklyplaybooks`)
    await expect(page.getByRole('tab')).toHaveCount(5)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await checkTexts(page, `playbook ${await tab.getAttribute('data-week')}`)
    }
  } finally {
    await content.restore()
    for (const path of paths) await untilWithout(site + path, content.markers.now)
  }
})

test('the check finds planted faults', { tag: '@full' }, async ({ page }) => {
  await page.setContent(`<title>Plánted</title><style>p { width: 5rem; white-space: nowrap }</style>
    <p style="overflow: hidden">Cút off at its edge</p><p style="overflow: auto">Scrólls to its end</p>
    <p style="background: silver">Óver its ground</p><p style="width: 30rem; text-align: right">Óff</p>
    <p style="overflow: hidden; height: 1rem; width: auto">Séen<br>Únseen</p>
    <input placeholder="Lónger than its field" style="width: 4rem"><img alt="Left behind" src="data:,">`)
  await page.setViewportSize({ width: 320, height: 400 })
  const clipped = (await page.evaluate(clippedTexts)).map(
    (fault) => /“(.*?)”|sideways/.exec(fault)?.[1] ?? 'sideways',
  )
  const planted = [
    'Cút off at its edge',
    'Óver its ground',
    'Óff',
    'Únseen',
    'Lónger than its field',
    'sideways',
  ]
  expect(clipped).toEqual(planted)
  const untranslated = (await page.evaluate(visibleTexts)).flatMap((text) => untranslatedIn(text, 'nl'))
  expect(untranslated).toEqual(expect.arrayContaining(['Left', 'behind']))
  expect(untranslated).not.toContain('Plánted')
})

/** The forms that come back without JavaScript, and the pages for codes and email links. */
async function checkRejectedForms(page: Page, context: BrowserContext, site: string) {
  for (const [form, fields] of [
    ['lead', { email: 'x' }],
    ['newsletter', { email: 'x' }],
    ['access-code', { code: 'x' }],
    ['assessment', { tech_comfort: '0' }],
    ['unsubscribe', { email: 'pseudo@quai.example' }],
  ] as const) {
    const sent = await context.request.post(`${site}/api/forms/${form}`, {
      form: { ...fields, locale },
      headers: { origin: site },
      maxRedirects: 0,
    })
    await page.goto(sent.headers().location ?? '')
    await checkTexts(page, `${form}, refused`)
  }
}

async function checkMenus(page: Page) {
  await page.goto(`/${locale}`)
  await checkTexts(page, 'consent')
  await page.locator('.consent-banner button').first().click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const openers = page.locator('header button[popovertarget]').filter({ visible: true })
    for (const opener of await openers.all()) {
      await opener.click()
      await expect(page.locator('header :popover-open')).toHaveCount(1)
      await checkTexts(page, `menu ${await opener.textContent()}`, [width])
      await page.keyboard.press('Escape')
    }
  }
}

async function checkDialogs(page: Page) {
  const dialog = page.locator('dialog[open]')
  for (const name of Object.keys(dialogs)) {
    await page.evaluate((opens) => {
      const link = Object.assign(document.createElement('a'), { href: '/' })
      link.dataset.dialog = opens
      document.body.append(link)
      link.click()
      link.remove()
    }, name)
    await expect(dialog).toBeVisible()
    await checkTexts(page, name)
    if (name === 'assessment') await checkQuestions(page)
    else {
      await dialog.locator('input[type=email]').fill('x')
      await dialog.locator('form:not([method=dialog]) [type=submit]').click()
      await checkTexts(page, `${name}, refused`)
    }
    await dialog.locator('form[method=dialog] button').click()
    await expect(dialog).toHaveCount(0)
  }
}

async function checkQuestions(page: Page) {
  const dialog = page.locator('dialog[open]')
  await dialog.locator('.button-primary').click()
  while ((await dialog.getByRole('radio').count()) > 0) {
    await dialog.getByRole('radio').last().check()
    const other = dialog.getByRole('textbox')
    if ((await other.count()) > 0) await other.fill('Öôthéêr')
    await checkTexts(page, 'assessment, a question')
    await dialog.locator('form:not([method=dialog]) [type=submit]').click()
  }
  await checkTexts(page, 'assessment, its result')
}
