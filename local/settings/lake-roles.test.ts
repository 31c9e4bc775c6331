import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../service/test-folder.ts'
import { readLakeRoles } from './lake-roles.ts'

function read(content: unknown) {
  const file = join(testFolder(), 'roles.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readLakeRoles(file)
}
const role = { name: 'proofreader', title: 'Proofreader', grants: [] }
const grant = { filter: '_type == "faq"', permissions: ['update'] }

test('reads the roles of a file, and none without one', () => {
  expect(read([{ ...role, grants: [grant] }])).toEqual([{ ...role, description: '', grants: [grant] }])
  expect(readLakeRoles('')).toEqual([])
})

test.each([
  ['no JSON', '{'],
  ['no list', role],
  ['a name that can’t be in a session', [{ ...role, name: 'a.b' }]],
  ['an unknown permission', [{ ...role, grants: [{ ...grant, permissions: ['delete'] }] }]],
  ['the name of those without a role', [{ ...role, name: 'anonymous' }]],
])('says what is wrong with %s', (_name, content) => {
  expect(() => read(content)).toThrow(/^LAKE_ROLES: /)
})

test.each(['_type ==', '*[_type == "faq"]', '_type', 'owner == $identity'])(
  'refuses the filter %s',
  (filter) => {
    expect(() => read([{ ...role, grants: [{ ...grant, filter }] }])).toThrow('LAKE_ROLES')
  },
)
