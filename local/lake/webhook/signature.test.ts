import { expect, test } from 'vitest'
import { sign } from './signature.ts'

test('the signature is the one that @sanity/webhook makes', () => {
  const made = 't=1790000000000,v1=Nvwwvl37FGJm1zHb5SnBTB0YVERqdqJX9GuiymM5NzI'
  expect(sign('{"_id":"å"}', 'a secret', 1_790_000_000_000)).toBe(made)
})
