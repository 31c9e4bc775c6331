/** `npm run downloads`: writes the files behind the downloads and pictures of them, which are committed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { downloadsFolder, renderDownloads, renderPreviews } from './files.ts'
import { computeFingerprints, fingerprintsFile } from './fingerprints.ts'

const files = await renderDownloads()
rmSync(downloadsFolder, { recursive: true, force: true })
for (const [path, bytes] of [...files, ...(await renderPreviews(files))]) {
  const file = join(downloadsFolder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  console.info(`${path}, ${Math.ceil(bytes.length / 1024)} KB`)
}
writeFileSync(fingerprintsFile, `${JSON.stringify(await computeFingerprints(), null, 2)}\n`)
