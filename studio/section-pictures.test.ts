import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sectionTypes } from '@tidewright/schemas/sections/section-types.ts'
import { expect, it } from 'vitest'

it.each(sectionTypes.map(({ name }) => name))(
  'the section %s has the picture by which it is chosen',
  (name) => {
    expect(existsSync(join(import.meta.dirname, `static/sections/${name}.svg`))).toBe(true)
  },
)
