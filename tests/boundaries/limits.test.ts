import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/**
 * What makes a test's result depend on the speed of the machine. Limits inside the page or of the lake's own queries are
 * part of what is tested.
 */
const speedDependent: Record<string, RegExp> = {
  'a time limit without limit()':
    /^(?!.*(?:requestIdleCallback|offloadAfter)).*\btimeout: [\d_]{5,}|etTimeout\([\d_]{4,}\)|^\s*\}, [\d_]{5,}\)$|\.timeout\([\d_]{6,}\)|(?:imeout|imit|ithin)Ms = [\d_]{5,}/,
  'a fixed sleep': /waitForTimeout\(|=> setTimeout\(resolve, [\d_]{3,}\)\)$/,
  'a wait of one second: use expect.poll': /vi\.waitFor\((?!.*\btimeout: |.*[{(]$)/,
  'an assertion on a duration': /expect\((?:performance|Date)\.now\(\) -/,
}

function findIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      Object.entries(speedDependent).flatMap(([what, pattern]) =>
        pattern.test(line) ? [`line ${index + 1}: ${what}`] : [],
      ),
    )
}

it('no test of npm test depends on the speed of the machine', () => {
  const files = globSync(
    [
      'tests/{components,firefox,studio}/**/*.{test,spec}.{ts,tsx}',
      'tests/{contract,e2e,rls,support}/**/*.ts',
      '{contracts,schemas,content,studio,web,functions,local,cli}/**/*.test.{ts,tsx}',
    ],
    { cwd: root, exclude: ['**/node_modules/**'] },
  )
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    findIn(readFileSync(join(root, file), 'utf8')).map((where) => `${file} ${where}`),
  )
  expect(found).toEqual([])
})

it.each([
  '  test.setTimeout(90_000)',
  '}, 180_000)',
  'await expect(list).toBeVisible({ timeout: 30_000 })',
  'const timeoutMs = 15_000',
  'const reply = await fetch(url, { signal: AbortSignal.timeout(20_000) })',
  'await page.waitForTimeout(50)',
  'await new Promise((resolve) => setTimeout(resolve, 500))',
  'expect(performance.now() - started).toBeLessThan(400)',
  'await vi.waitFor(() => expect(load).toHaveBeenCalled())',
])('finds %s', (line) => {
  expect(findIn(line)).toHaveLength(1)
})

it.each([
  '  test.setTimeout(limit(90_000))',
  'await expect(list).toBeVisible({ timeout: limit(30_000) })',
  "await expect(shown).not.toHaveText(before, { timeout: 50 }) // it doesn't appear",
])('allows %s', (line) => {
  expect(findIn(line)).toEqual([])
})
