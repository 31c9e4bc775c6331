/** `npm run pictures`: takes the screenshots of the documents from a running copy, so that they show what there is. */
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ensureChromium } from './browser.ts'
import playwrightConfig from './playwright.config.ts'
import { takeStudioPictures } from './studio/pictures.ts'
import { startTestStack } from './test-stack.ts'

const folder = join(import.meta.dirname, '../docs/pictures')
const article = 'sme-advantage'

const stack = await startTestStack()
const launch = { ...playwrightConfig.use?.launchOptions, executablePath: ensureChromium() }
const browser = await chromium.launch(launch)
try {
  const { site, studio } = stack.settings.urls
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(site)
  await take(page, 'site')
  await page.goto(`${site}/insights/${article}`)
  await take(page, 'article')
  await page.goto(`${studio}/presentation/insight/insight-${article}?preview=/insights/${article}`)
  await page.getByTestId('field-title').getByRole('textbox').waitFor()
  await page.frameLocator('iframe').locator('article img').first().waitFor()
  await page.waitForTimeout(3_000) // the preview's overlay settles
  await take(page, 'studio')
  await takeStudioPictures(page, stack, take)
} finally {
  await browser.close()
  await stack.stop()
}

/** Keeps a picture of what stands on the screen, in as few colours as it needs: every checkout carries it. */
async function take(page: Page, name: string): Promise<void> {
  const screen = await page.screenshot()
  await sharp(screen)
    .png({ palette: true, quality: 90 })
    .toFile(join(folder, `${name}.png`))
  console.info(`docs/pictures/${name}.png`)
}
