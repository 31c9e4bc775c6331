import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { openPglite } from '../../../local/backend/database/pglite.ts'
import manifest from '../../../local/package.json' with { type: 'json' }

const version = manifest.dependencies['@electric-sql/pglite']
const root = resolve(import.meta.dirname, '../../..')
const kept = join(root, 'node_modules/.cache/tidewright', `pglite-${version}`)

/**
 * Fills a data folder with an embedded database that holds nothing. PGlite takes seconds to make one, so the first is
 * kept for the version of PGlite and copied from then on.
 */
export async function fillWithEmptyDatabase(folder: string): Promise<void> {
  if (!existsSync(kept)) await make()
  cpSync(kept, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

async function make(): Promise<void> {
  mkdirSync(dirname(kept), { recursive: true })
  const made = mkdtempSync(`${kept}-`)
  const database = await openPglite(made)
  await database.close()
  try {
    // The rename is what makes it visible: a test that is killed half-way leaves no half of a database.
    renameSync(made, kept)
  } catch (cause) {
    rmSync(made, { recursive: true, force: true })
    if (!existsSync(kept)) throw new Error('The empty embedded database could not be kept.', { cause })
  }
}
