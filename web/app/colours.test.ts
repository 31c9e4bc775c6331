import { readFileSync } from 'node:fs'
import { colours } from '@tidewright/contracts/colours.ts'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
const inStyles = new Map(
  [...read('colours.css').matchAll(/--(light|dark)-([\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, scheme, name, value]) => [`${scheme} ${name}`, value],
  ),
)

it('the style sheet has the colours of share images and browser frames', () => {
  const drawn = Object.entries(colours).flatMap(([scheme, named]) =>
    Object.entries(named).map(([name, value]) => [`${scheme} ${name}`, value]),
  )
  expect(drawn.length).toBeGreaterThan(4)
  expect(drawn.map(([name = '']) => [name, inStyles.get(name)])).toEqual(drawn)
})

it('the icon has the colours of the site', () => {
  const defined = new Set(inStyles.values())
  const drawn = read('icon.svg').match(/#[0-9a-f]{6}/g) ?? []
  expect(drawn.length).toBeGreaterThan(3)
  expect(drawn.filter((value) => !defined.has(value))).toEqual([])
})

it('only one style sheet defines colours', () => {
  for (const file of ['globals.css', 'shell.css', 'motion.css', 'print.css'])
    expect(read(file).match(/#[0-9a-f]{3,8}\b/gi), file).toBeNull()
})

it('a dark ground has every colour of what stands on it, and prints without them', () => {
  const tokens = [...read('globals.css').matchAll(/--color-([\w-]+): light-dark/g)].map(([, name]) => name)
  const declared = (css: string, ground: RegExp) =>
    [...(ground.exec(css)?.[1] ?? '').matchAll(/--color-([\w-]+):/g)].map(([, name]) => name)
  const dark = declared(read('globals.css'), /@utility ground-deep \{([^{}]*)/)
  // Paper is a ground itself.
  expect(dark.toSorted()).toEqual(tokens.filter((name) => name !== 'paper').toSorted())
  const texts = dark.filter((name) => !/raised|foam|signal/.test(name ?? ''))
  expect(declared(read('print.css'), /\.ground-deep \{([^{}]*)/).toSorted()).toEqual(texts.toSorted())
})
