import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { View } from '../query/view.ts'
import { parseCreate } from './mutation.ts'
import { Store } from './store.ts'

let folder: string
let store: Store
const open = () => new Store(join(folder, 'lake.sqlite'))
const put = (id: string, n: number, transactionId?: string) =>
  store.commit(
    [parseCreate('createOrReplace', { _id: id, _type: 'a', n })],
    new View(store.documents, 'raw'),
    {
      author: 'me',
      transactionId,
    },
  )

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-store-'))
  store = open()
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

test('writes commits through to disk', () => {
  const database = new DatabaseSync(join(folder, 'lake.sqlite'))
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
})

test('a failed write changes neither memory nor disk and notifies nobody', () => {
  put('x', 1)
  const heard: string[] = []
  store.onCommit(({ id }) => heard.push(id))
  const database = new DatabaseSync(join(folder, 'lake.sqlite'))
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON change BEGIN SELECT RAISE(ABORT, 'disk is full'); END`)
  expect(() => put('x', 2)).toThrow(/disk is full/)
  expect(store.documents.get('x')).toMatchObject({ n: 1 })
  expect(heard).toEqual([])
  database.exec('DROP TRIGGER full')
  database.close()
  put('x', 3)
  store.close()
  store = open()
  expect(store.documents.get('x')).toMatchObject({ n: 3 })
  expect(store.log.history(['x']).map(({ changes }) => changes[0]?.after?.n)).toEqual([1, 3])
})

test('accepts a transaction id once', () => {
  put('x', 1, 'mine')
  expect(() => put('x', 2, 'mine')).toThrow(/already exists/)
})

test('the log has the state before each change', () => {
  put('x', 1)
  put('y', 1)
  put('x', 2)
  store.commit([{ kind: 'delete', id: 'x' }], new View(store.documents, 'raw'), { author: 'me' })
  const states = store.log.history(['x']).map(({ changes }) => [changes[0]?.before?.n, changes[0]?.after?.n])
  expect(states).toEqual([
    [undefined, 1],
    [1, 2],
    [2, undefined],
  ])
})
