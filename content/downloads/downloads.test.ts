import { expect, it } from 'vitest'
import { computeFingerprints, readFingerprints } from './fingerprints.ts'

it('has committed files that match their sources (otherwise run `npm run downloads` and commit the result)', async () => {
  expect(await computeFingerprints()).toEqual(readFingerprints())
})
