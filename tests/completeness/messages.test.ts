import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtInMessagesModule } from '../../content/seed/built-in-messages.ts'
import { stringEntries } from '../../content/seed/ui-strings.ts'
import { messageKeysIn } from './message-keys.ts'

const web = join(import.meta.dirname, '../../web')

it('builds the current English messages into the site', () => {
  const generated = readFileSync(join(web, 'content/messages/built-in-messages.gen.ts'), 'utf8')
  expect(generated === builtInMessagesModule(), 'Run npm run generate and commit the result.').toBe(true)
})

it('has no unused message', () => {
  const files = globSync('{app,views,sections,features,shell,seo,i18n}/**/*.{ts,tsx}', { cwd: web })
  const used = new Set(
    files
      .filter((file) => !/\.test(-d)?\.tsx?$/.test(file))
      .flatMap((file) => messageKeysIn(file, readFileSync(join(web, file), 'utf8'))),
  )
  const keys = stringEntries('en-UK').map(({ key }) => key)
  expect(keys.filter((key) => !used.has(key))).toEqual([])
})

it.each([
  ["const t = await getTranslations('shell'); t('home')", ['shell.home']],
  ["const t = await getTranslations({ locale, namespace: 'shell' }); t('home')", ['shell.home']],
  ["const t = await getTranslations(); t('shell.home', { price })", ['shell.home']],
  ["const [a, t] = await Promise.all([b('c'), getTranslations('shell')]); t('home')", ['shell.home']],
  ["const title = (await getTranslations('shell'))('home')", ['shell.home']],
  ["const t = await getTranslations('error'); t(failed ? 'title' : 'text')", ['error.title', 'error.text']],
  ["const t = await getTranslations('shell'); const key: 'home' = a; t(key)", ['shell.shell', 'shell.home']],
  ["const t = await getTranslations('sections'); dataAttribute('price')", []],
])('finds the keys of %s', (source, keys) => {
  expect(messageKeysIn('planted.ts', source)).toEqual(keys)
})
