import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testFolder } from '../../service/test-folder.ts'
import { documentEvents } from '../history/document-events.ts'
import { View } from '../query/view.ts'
import type { LogRange } from './log.ts'
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
  folder = testFolder()
  store = open()
})
afterEach(() => store.close())

test('writes commits through to disk', () => {
  const database = new DatabaseSync(join(folder, 'lake.sqlite'))
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
})

test('refuses a damaged file and says what to do', () => {
  const file = join(folder, 'lake.sqlite')
  for (let n = 0; n < 200; n += 1) put(`x${n}`, n)
  store.close()
  const whole = readFileSync(file)
  const refusal = (damage: () => void) => {
    writeFileSync(file, whole)
    damage()
    try {
      open().close()
      return 'opened'
    } catch (error) {
      return String(error)
    }
  }
  expect(refusal(() => {})).toBe('opened')
  expect(refusal(() => truncateSync(file))).toContain(
    'is damaged: it is empty. Restore the file from a backup',
  )
  expect(refusal(() => writeFileSync(file, 'not a database'.repeat(100)))).toContain(
    'is damaged: file is not a database',
  )
  expect(refusal(() => writeFileSync(file, Buffer.from(whole).fill(0xff, whole.length / 2)))).toContain(
    'is damaged: ',
  )
  writeFileSync(file, whole)
  store = open()
})

test('names a stored document that is no JSON', () => {
  put('good', 1)
  put('broken', 1)
  store.close()
  const database = new DatabaseSync(join(folder, 'lake.sqlite'))
  database.prepare('UPDATE document SET json = ? WHERE id = ?').run('{"_id": "bro', 'broken')
  database.close()
  expect(open).toThrow('is damaged: the document broken: ')
  rmSync(join(folder, 'lake.sqlite'))
  store = open()
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

test('the log reads only the documents that it returns', () => {
  put('drafts.x', 0)
  const ids = Array.from({ length: 100 }, (_, n) => put('x', n).transaction.id)
  const parse = vi.spyOn(JSON, 'parse')
  const events = documentEvents('x', store.log)
  expect(events).toHaveLength(101)
  expect(events[0]).toMatchObject({ type: 'publishDocumentVersion', revisionId: ids[99] })
  expect(parse).not.toHaveBeenCalled()
  expect(store.log.lastChange('x')).toMatchObject({ before: { n: 98 }, after: { n: 99 } })
  const third = store.log.sequenceOf(ids[2] ?? '')
  const values = (range: LogRange) =>
    store.log.history(['x', 'drafts.x'], range).map(({ changes }) => changes[0]?.after?.n)
  expect(values({ from: third, limit: 2 })).toEqual([2, 3])
  expect(values({ to: third, limit: 2, reverse: true })).toEqual([2, 1])
  // Of each change, the states before and after it and its mutations.
  expect(parse).toHaveBeenCalledTimes(3 * 5)
  parse.mockRestore()
})
