import { chromium, type Locator, type Page } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'
import { ensureChromium } from '../runner/browser.ts'
import type { TestStack } from '../support/test-stack.ts'

const starts = 5
const keys = 40

/** Prints how long the built Studio takes to start, and to show a typed character in the longest documents. */
export async function benchStudio({ settings }: TestStack): Promise<void> {
  const { studio } = settings.urls
  const browser = await chromium.launch({
    ...playwrightConfig.use?.launchOptions,
    executablePath: ensureChromium(),
  })
  try {
    const times: number[] = []
    for (let index = 0; index < starts; index++) {
      // A new browser each time.
      const page = await browser.newPage()
      times.push(await timeToDesk(page, studio))
      await page.close()
    }
    console.info(`Studio start-up time, ${starts} starts: ${summary(times)}`)
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
  await field.page().waitForTimeout(5_000) // previews and the first validation are done
  await field.click()
  const times: number[] = []
  for (let index = 0; index < keys; index++) {
    times.push(await keyToScreen(field))
    await field.page().waitForTimeout(80) // the pace of a fast typist
  }
  console.info(`Studio typing latency in ${place}, ${keys} keys: ${summary(times)}`)
}

/** Milliseconds from the key press to the end of the frame that shows the character. */
async function keyToScreen(field: Locator): Promise<number> {
  const watch = await field.evaluateHandle((element) => {
    const length = () => ('value' in element ? String(element.value) : (element.textContent ?? '')).length
    const before = length()
    const shown = new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const check = () =>
            requestAnimationFrame(() => {
              if (length() === before) check()
              else setTimeout(() => resolve(performance.now() - timeStamp)) // after the frame was drawn
            })
          check()
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
