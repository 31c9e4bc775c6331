import { expect, it } from 'vitest'
import { isStaticFile } from './static-files.ts'

it.each(['/icon.svg', '/robots.txt', '/old/logo.png', '/old/LOGO.PNG', '/downloads/guide.pdf', '/feed.xml'])(
  '%s is a static file',
  (path) => {
    expect(isStaticFile(path)).toBe(true)
  },
)

it.each([
  '/',
  '/old.html',
  '/index.php',
  '/fr/logo.png',
  '/brochure.pdf',
  '/downloads/old.html',
  '/pages/v1.2',
])('%s can be the path of a page', (path) => {
  expect(isStaticFile(path)).toBe(false)
})
