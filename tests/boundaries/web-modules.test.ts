import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { webModules } from '../../.dependency-cruiser.mjs'

const root = join(import.meta.dirname, '../..')

it('the import rules cover every room of the site, without a circular import', () => {
  const folders = readdirSync(join(root, 'web'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$|public$)/.test(entry.name))
    .map(({ name }) => name)
  expect(Object.keys(webModules).sort()).toEqual(folders.sort())
  const reaches = (from: string, to: string): boolean =>
    (webModules[from as keyof typeof webModules] ?? []).some((next) => next === to || reaches(next, to)) // a missing module imports nothing
  expect(Object.keys(webModules).filter((room) => reaches(room, room))).toEqual([])
})

it('the import rules are the same in web/README.md', () => {
  const rows = readFileSync(join(root, 'web/README.md'), 'utf8').matchAll(
    /^\| `([\w-]+)\/` \|[^|]*\|([^|]*)\|$/gm,
  )
  const table = [...rows].map(([, module, imports = '']) => [
    module,
    [...imports.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  ])
  expect(Object.fromEntries(table)).toEqual(webModules)
})
