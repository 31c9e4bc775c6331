import { chromium, type Locator, type Page } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'
import { ensureChromium } from '../runner/browser.ts'
import type { TestStack } from '../support/test-stack.ts'

const starts = 5
const keys = 40

/** Prints how soon the built Studio stands, and how soon a letter is on the screen in the longest documents. */
export async function benchStudio({ settings }: TestStack): Promise<void> {
  const { studio } = settings.urls
  const browser = await chromium.launch({
    ...playwrightConfig.use?.launchOptions,
    executablePath: ensureChromium(),
  })
  try {
    const times: number[] = []
    for (let index = 0; index < starts; index++) {
      // An empty browser each time.
      const page = await browser.newPage()
      times.push(await timeToDesk(page, studio))
      await page.close()
    }
    console.info(`Studio, from address to desk, ${starts} starts: ${summary(times)}`)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${studio}/structure/page;page-en-UK;page-home`)
    await report('the title of the home page', page.getByTestId('field-title').getByRole('textbox'))
    await page.goto(`${studio}/structure/insight;insight-en-UK;insight-why-ai-projects-fail`)
    const editor = page.getByTestId('field-body').getByTestId('pt-editor')
    await editor.scrollIntoViewIfNeeded({ timeout: 60_000 })
    await editor.click()
    await report('the text of an insight', editor.getByRole('textbox').first())
  } finally {
    await browser.close()
  }
}

async function timeToDesk(page: Page, studio: string): Promise<number> {
  const start = performance.now()
  await page.goto(`${studio}/structure`)
  await page.getByText('Site pages').first().waitFor({ timeout: 60_000 })
  return performance.now() - start
}

async function report(place: string, field: Locator): Promise<void> {
  await field.waitFor({ timeout: 60_000 })
  await field.page().waitForTimeout(5_000) // the previews and the first validation are through
  await field.click()
  const times: number[] = []
  for (let index = 0; index < keys; index++) {
    times.push(await keyToScreen(field))
    await field.page().waitForTimeout(80) // about the pace of a quick typist
  }
  console.info(`Studio, key to letter in ${place}, ${keys} keys: ${summary(times)}`)
}

/** Milliseconds from the key press to the end of the frame in which its letter is drawn. */
async function keyToScreen(field: Locator): Promise<number> {
  const watch = await field.evaluateHandle((element) => {
    const length = () => ('value' in element ? String(element.value) : (element.textContent ?? '')).length
    const before = length()
    const shown = new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const look = () =>
            requestAnimationFrame(() => {
              if (length() === before) look()
              else setTimeout(() => resolve(performance.now() - timeStamp)) // after the frame was drawn
            })
          look()
        },
        { capture: true, once: true },
      )
    })
    return { shown }
  })
  await field.page().keyboard.press('a')
  return watch.evaluate(({ shown }) => shown)
}

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return `median ${Math.round(median)} ms, worst ${Math.round(sorted.at(-1) ?? 0)} ms`
}
