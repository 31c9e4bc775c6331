import { expect, it } from 'vitest'
import { computeFingerprints, readFingerprints } from './fingerprints.ts'

it('has the committed files made from their sources; run `npm run downloads` and commit what it writes', async () => {
  expect(await computeFingerprints()).toEqual(readFingerprints())
})
