import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { downloadsFolder, renderDownloads } from './files.ts'

export const fingerprintsFile = join(import.meta.dirname, 'fingerprints.json')

const fingerprints = z.record(z.string(), z.object({ content: z.string(), file: z.string() }))

/** Two hashes per download: of its uncompressed rendering, and of the committed file. */
export type Fingerprints = z.output<typeof fingerprints>

export function readFingerprints(): Fingerprints {
  return fingerprints.parse(JSON.parse(readFileSync(fingerprintsFile, 'utf8')))
}

export async function computeFingerprints(): Promise<Fingerprints> {
  const contents = await renderDownloads({ compress: false })
  const rows = [...contents].map(([path, bytes]) => {
    const file = hash(readFileSync(join(downloadsFolder, path)))
    return [path, { content: hash(bytes), file }] as const
  })
  return Object.fromEntries(rows)
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
