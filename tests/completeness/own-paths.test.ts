import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isReservedPath } from '@tidewright/schemas/validation/paths/page-slug.ts'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../web/app/[locale]')
const paths = globSync('**/page.tsx', { cwd: folder })
  .map((file) => dirname(file))
  .filter((path) => !path.includes('['))

it('looks at the routes of the site', () => {
  expect(paths).toContain('contact/received')
})

it.each(paths)('marketers cannot put a page or a redirect at the site’s own /%s', (path) => {
  expect(isReservedPath(path) || `Name ${path} in schemas/validation/paths/page-slug.ts.`).toBe(true)
})
