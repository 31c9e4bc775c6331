import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isReservedPath } from '@tidewright/schemas/validation/paths/page-slug.ts'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../web/app/[locale]')
const paths = globSync('**/page.tsx', { cwd: folder })
  .map((file) => dirname(file))
  .filter((path) => !path.includes('['))

it('finds the routes of the site', () => {
  expect(paths).toContain('contact/received')
})

it.each(paths)('marketers can’t use the site’s own path /%s for a page or redirect', (path) => {
  expect(isReservedPath(path) || `Add ${path} to schemas/validation/paths/page-slug.ts.`).toBe(true)
})
