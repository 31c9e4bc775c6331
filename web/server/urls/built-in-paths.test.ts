import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { builtInPaths } from './built-in-paths.ts'

const routes = [
  '/[locale]/[[...path]]',
  '/[locale]/contact/received',
  '/api/dialogs/[locale]/[name]',
  '/api/images/[asset]',
  '/api/live',
  '/api/logos/[domain]',
  '/robots.txt',
  '/sitemaps/[part]',
]
const folder = mkdtempSync(join(tmpdir(), 'built-in-paths-'))
writeFileSync(join(folder, 'app-path-routes-manifest.json'), JSON.stringify({ ...routes }))
const isBuiltIn = builtInPaths(folder)
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  '/',
  '/fr',
  '/fr/contact/received',
  '/contact/received',
  '/api/dialogs/fr/consultation',
  '/api/live',
  '/api/logos/a.example',
  '/robots.txt',
  '/sitemaps/12.xml',
])('%s exists whatever the content is', (path) => expect(isBuiltIn(path)).toBe(true))

it.each([
  '/contact',
  '/en-UK/contact',
  '/api/dialogs/fr/x',
  '/api/dialogs/x/consultation',
  '/api/images/a',
  '/api/x',
  '/api/logos/a/b',
  '/sitemaps/x',
  '/sitemaps/0.xml',
])('%s may not exist', (path) => expect(isBuiltIn(path)).toBe(false))
