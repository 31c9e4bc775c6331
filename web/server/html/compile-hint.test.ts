import { expect, it } from 'vitest'
import { withCompileHint } from './compile-hint.ts'

const first = new Set(['/_next/static/chunks/react.js'])
const script = Buffer.from('run()')
const respond = (url: string, status = 200, headers = {}) =>
  withCompileHint({ url, status, headers }, script, first).toString()

it('adds the hint to the scripts that every page runs, whatever their query', () => {
  for (const url of ['/_next/static/chunks/react.js', '/_next/static/chunks/react.js?dpl=1'])
    expect(respond(url)).toBe('//# allFunctionsCalledOnLoad\nrun()')
})

it('leaves other scripts, parts of scripts and compressed scripts alone', () => {
  expect(respond('/_next/static/chunks/form.js')).toBe('run()')
  expect(respond('/_next/static/chunks/react.js', 206)).toBe('run()')
  expect(respond('/_next/static/chunks/react.js', 200, { 'content-encoding': 'gzip' })).toBe('run()')
})
