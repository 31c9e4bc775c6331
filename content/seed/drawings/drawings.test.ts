import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { darkModeStyle, schemeOf } from './color-scheme.ts'

const folder = join(import.meta.dirname, '../images')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))

describe.each(files)('%s', (file) => {
  const scheme = schemeOf(file)
  const svg = read(file)

  it('has a dark colour for each of its colours', () => {
    expect(svg, 'Run npm run drawings and commit the result.').toContain(darkModeStyle(scheme))
    const used = [...svg.matchAll(/(?:fill|stroke)="(#[^"]*)"/g)].map(([, colour]) => colour)
    expect([...new Set(used)].filter((colour) => !colour || !(colour in scheme))).toEqual([])
  })

  it('has no background of its own', () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
    expect(svg).not.toMatch(new RegExp(`d="M0 0H${width}V${height}H0Z"`))
  })
})
