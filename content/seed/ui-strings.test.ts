import { interpolate, settingsPlaceholders } from '@tidewright/contracts/figures.ts'
import { messageArguments, numberArguments } from '@tidewright/contracts/message-arguments.ts'
import { reservedKeys } from '@tidewright/schemas/validation/figures/placeholder-exists.ts'
import { numbersOf, placeholdersOf } from '@tidewright/schemas/validation/messages/message-placeholders.ts'
import { expect, it } from 'vitest'
import { readSources } from './sources.ts'
import { stringEntries } from './ui-strings.ts'

const settings = readSources(import.meta.dirname).find(({ type }) => type === 'siteSettings')
const figures = Array.isArray(settings?.fields.figures) ? settings.fields.figures : []
const keys: string[] = figures.map(({ key }) => key)

it('declares the arguments of every message; all other placeholders are figures in Settings', () => {
  const filled = new Map([...settingsPlaceholders, ...keys].map((key) => [key, '1']))
  const left = stringEntries('en-UK').flatMap(({ key, value }) => {
    const names = placeholdersOf(interpolate(value, filled))
    return names.length > 0 ? [[key, names]] : []
  })
  expect(Object.fromEntries(left)).toEqual(messageArguments)
})

it('declares the arguments with plural forms as numbers', () => {
  const numbers = stringEntries('en-UK').flatMap(({ key, value }) => {
    const names = numbersOf(value)
    return names.length > 0 ? [[key, names]] : []
  })
  expect(Object.fromEntries(numbers)).toEqual(numberArguments)
})

it('has no figure with a reserved key', () => {
  expect(keys.length).toBeGreaterThan(50)
  expect(keys.filter((key) => reservedKeys.has(key))).toEqual([])
})
