import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { darkModeStyle, pageColours, portraitColours } from './color-scheme.ts'
import { people } from './people.ts'
import { portrait } from './portrait.ts'

const folder = join(import.meta.dirname, '../images')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
const isPortrait = (file: string) => file.startsWith('portrait-')

it.each(Object.keys(people))('the portrait of %s matches its parameters', (name) => {
  const person = people[name]
  expect(person && portrait(person), 'Run npm run drawings and commit the result.').toBe(
    read(`portrait-${name}.svg`),
  )
})

it('has a portrait file for every person', () => {
  expect(files.filter(isPortrait)).toEqual(
    Object.keys(people)
      .map((name) => `portrait-${name}.svg`)
      .sort(),
  )
})

describe.each(files)('%s', (file) => {
  const scheme = isPortrait(file) ? portraitColours : pageColours
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
