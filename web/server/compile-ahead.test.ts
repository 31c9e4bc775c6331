import { expect, it } from 'vitest'
import { compiledAhead } from './compile-ahead.ts'

const first = new Set(['/_next/static/chunks/react.js'])
const script = Buffer.from('run()')
const answer = (url: string, status = 200, headers = {}) =>
  compiledAhead({ url, status, headers }, script, first).toString()

it('marks the scripts that every page runs, whatever stands behind the question mark', () => {
  for (const url of ['/_next/static/chunks/react.js', '/_next/static/chunks/react.js?dpl=1'])
    expect(answer(url)).toBe('//# allFunctionsCalledOnLoad\nrun()')
})

it('leaves other scripts, parts of one and compressed ones as they are', () => {
  expect(answer('/_next/static/chunks/form.js')).toBe('run()')
  expect(answer('/_next/static/chunks/react.js', 206)).toBe('run()')
  expect(answer('/_next/static/chunks/react.js', 200, { 'content-encoding': 'gzip' })).toBe('run()')
})
