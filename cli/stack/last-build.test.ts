import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { testFolder } from '../../local/service/test-folder.ts'
import { buildOrKeepLast, buildStamp } from './last-build.ts'

let folder = ''
beforeEach(() => {
  folder = join(testFolder(), '.next')
})

/** A build that writes a page and a cache for the next build, and may fail halfway. */
const build =
  (page: string, fails = false) =>
  async () => {
    mkdirSync(join(folder, 'cache'), { recursive: true })
    writeFileSync(join(folder, 'page'), page)
    writeFileSync(join(folder, 'cache', page), '')
    if (fails) throw new Error('the lake is down')
  }
const stamp = () => writeFileSync(join(folder, buildStamp), 'x')
const page = () => readFileSync(join(folder, 'page'), 'utf8')

it('replaces the last build with the new one, and passes the cache on', async () => {
  expect(await buildOrKeepLast(folder, build('one'))).toBeNull()
  stamp()
  expect(await buildOrKeepLast(folder, build('two'))).toBeNull()
  expect(page()).toBe('two')
  expect(existsSync(join(folder, 'cache', 'one'))).toBe(true)
  expect(existsSync(join(folder, buildStamp))).toBe(false)
  expect(existsSync(`${folder}.last`)).toBe(false)
})

it('restores the last build when the new one fails, twice in a row too', async () => {
  await buildOrKeepLast(folder, build('one'))
  stamp()
  for (const next of ['two', 'three']) {
    expect(await buildOrKeepLast(folder, build(next, true))).toMatchObject({ message: 'the lake is down' })
    expect(page()).toBe('one')
    expect(existsSync(join(folder, buildStamp))).toBe(true)
  }
})

it('restores the last build after a crash in the middle of a build', async () => {
  await buildOrKeepLast(folder, build('one'))
  stamp()
  const ended = new Promise(() => {})
  void buildOrKeepLast(folder, () => build('half')().then(() => ended))
  await build('half')()
  expect(await buildOrKeepLast(folder, build('two', true))).toMatchObject({ message: 'the lake is down' })
  expect(page()).toBe('one')
})

it('fails when there is no build to restore', async () => {
  await expect(buildOrKeepLast(folder, build('one', true))).rejects.toThrow('the lake is down')
})
