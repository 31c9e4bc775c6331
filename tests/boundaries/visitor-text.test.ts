import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { visitorText } from './visitor-text.ts'

const web = join(import.meta.dirname, '../../web')

it('all text for visitors comes from the content lake', () => {
  const files = globSync('{app,views,features,sections,shell,pictures,ui,i18n}/**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith('app/api/')) // responses for programs
  expect(files.length).toBeGreaterThan(60)
  const typed = files.flatMap((file) =>
    visitorText(file, readFileSync(join(web, file), 'utf8')).map(
      ({ line, text }) => `web/${file}:${line} “${text}”`,
    ),
  )
  expect(typed).toEqual([])
})

it.each([
  ['between tags', '<p>Hello there</p>', 'Hello there'],
  ['in an expression', "<p>{'Hello there'}</p>", 'Hello there'],
  ['in a template', '<p>{`Hello`}</p>', 'Hello'],
  ['in a condition', "<p>{late ? 'Too late' : null}</p>", 'Too late'],
  ['as an alternative text', '<img alt="A boat" />', 'A boat'],
  ['as a name for screen readers', "<nav aria-label={'Main menu'} />", 'Main menu'],
  ['as punctuation', '<p>{label}: {value}</p>', ':'],
  ['in metadata', "({ title: 'About us' })", 'About us'],
])('finds text typed %s', (_where, code, text) => {
  expect(visitorText('planted.tsx', `export const planted = ${code}`)).toEqual([{ line: 1, text }])
})

it.each([
  '<p className="mt-4">{t("title")}</p>',
  '<p lang="en" id={`h`}>{name} · {role}, {company}</p>',
  '<a href="/contact">404</a>',
  '({ title: t("title"), type: "website" })',
])('finds nothing in %s', (code) => {
  expect(visitorText('clean.tsx', `export const clean = ${code}`)).toEqual([])
})
