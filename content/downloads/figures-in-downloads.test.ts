import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figuresInDownloads, placeholderPattern } from '@tidewright/contracts/figures.ts'
import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('lists the figures that the texts of the downloads quote', () => {
  const folder = join(import.meta.dirname, '../seed')
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[/\\])guides[/\\].*\.(?:md|txt|yaml)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const quoted = new Set(
    texts.flatMap((text) => [...text.matchAll(placeholderPattern)].map(([, key]) => key)),
  )
  const figures = readSettings().figures.map(({ key }) => key)
  expect(figures.filter((key) => quoted.has(key)).sort()).toEqual([...figuresInDownloads].sort())
})
