import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, locales } from '@tidewright/schemas/locales.ts'
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

it('the offline page is kept in every language', () => {
  const worker = readFileSync(join(root, 'web/public/offline.js'), 'utf8')
  const prefixes = locales.map(({ id }) => (id === defaultLocale ? "''" : `'/${id}'`)).join(', ')
  expect(worker, 'Name the prefixes of all locales in web/public/offline.js.').toContain(`[${prefixes}]`)
})
