import { expect, it } from 'vitest'
import { fileWith } from './file-extension.ts'

const check = fileWith(['mp4', 'webm'], 'Choose a video.')
const file = (extension: string) => ({ asset: { _ref: `file-${'a'.repeat(40)}-${extension}` } })

it('accepts a file with one of the extensions only', () => {
  expect([file('mp4'), file('webm')].map(check)).toEqual([true, true])
  for (const other of [file('mov'), file('mp44'), {}, undefined]) expect(check(other)).toBe('Choose a video.')
})
