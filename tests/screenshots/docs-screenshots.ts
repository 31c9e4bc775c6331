/** `npm run docs-screenshots`: takes the documents' screenshots from a running copy. */
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import playwrightConfig from '../playwright.config.ts'
import { ensureChromium } from '../runner/browser.ts'
import { takeStudioScreenshots } from '../studio/studio-screenshots.ts'
import { startTestStack } from '../support/test-stack.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')
const article = 'sme-advantage'

const stack = await startTestStack()
const launch = { ...playwrightConfig.use?.launchOptions, executablePath: ensureChromium() }
const browser = await chromium.launch(launch)
try {
  const { site, studio } = stack.settings.urls
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(site)
  await take(page, 'site')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${site}/services/growth-package`)
  await take(page, 'package-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await takePhones(`${site}/`, `${site}/careers`, `${site}/fr/analyses/l-avantage-des-pme`)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`${studio}/presentation/insight/insight-${article}?preview=/insights/${article}`)
  await page.getByTestId('field-title').getByRole('textbox').waitFor()
  await page.frameLocator('iframe').locator('article img').first().waitFor()
  await page.waitForTimeout(3_000) // the preview's overlay settles
  await take(page, 'studio')
  await takeStudioScreenshots(page, stack, take)
} finally {
  await browser.close()
  await stack.stop()
}

/** Pages on a phone, side by side, every other one dark. */
async function takePhones(...urls: string[]): Promise<void> {
  const [width, height, gap] = [390, 844, 30]
  const screens = await Promise.all(
    urls.map(async (url, index) => {
      const colorScheme = index % 2 === 0 ? 'light' : 'dark'
      const phone = await browser.newPage({
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
      })
      await phone.goto(url)
      const input = await phone.screenshot()
      await phone.close()
      return { input, left: gap + index * (width + gap), top: gap }
    }),
  )
  const across = gap + urls.length * (width + gap)
  const ground = sharp({
    create: { width: across, height: height + 2 * gap, channels: 3, background: '#8fa3a3' },
  })
  await keep(await ground.composite(screens).png().toBuffer(), 'phones')
}

async function take(page: Page, name: string): Promise<void> {
  await keep(await page.screenshot(), name)
}

/** Saves an image with as few colours as it needs, since every checkout contains it. */
async function keep(screen: Buffer, name: string): Promise<void> {
  await sharp(screen)
    .png({ palette: true, quality: 90 })
    .toFile(join(folder, `${name}.png`))
  console.info(`docs/pictures/${name}.png`)
}
