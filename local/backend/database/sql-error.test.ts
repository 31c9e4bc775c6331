import { expect, test } from 'vitest'
import { parseSqlError } from './sql-error.ts'

const error = (fields: object) => Object.assign(new Error('failed'), fields)

test('tells PostgreSQL’s errors from those of the connection, also if their codes look alike', () => {
  expect(parseSqlError(error({ code: '23505', severity: 'ERROR' }))).toMatchObject({
    code: '23505',
    hint: null,
  })
  expect(parseSqlError(error({ code: 'PGRST', severity: 'ERROR' }))).toMatchObject({ code: 'PGRST' })
  expect(parseSqlError(error({ code: 'EPIPE', errno: -32, syscall: 'write' }))).toBeNull()
})
