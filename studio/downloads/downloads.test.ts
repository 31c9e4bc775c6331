import { expect, it } from 'vitest'
import { readFingerprints, takeFingerprints } from './fingerprints.ts'

it('has the committed files made from their sources; run `npm run downloads` and commit what it writes', async () => {
  expect(await takeFingerprints()).toEqual(readFingerprints())
})
