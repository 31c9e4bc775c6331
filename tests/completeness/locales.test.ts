import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@tidewright/schemas/locales.ts'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const seed = join(root, 'studio/seed')
it.each(locales.map(({ id }) => id))(
  'the language %s is complete (docs/extending.md, “A language”)',
  (id) => {
    const todo = [
      existsSync(join(seed, `ui-strings/${id}.yaml`)) ||
        `Write studio/seed/ui-strings/${id}.yaml: every key of en-UK.yaml in the language.`,
    ]
    expect(todo.filter((sentence) => sentence !== true)).toEqual([])
  },
)
