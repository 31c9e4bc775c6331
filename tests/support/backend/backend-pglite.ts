import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { openPglite } from '../../../local/backend/database/pglite.ts'
import manifest from '../../../local/package.json' with { type: 'json' }

const version = manifest.dependencies['@electric-sql/pglite']
const root = resolve(import.meta.dirname, '../../..')
const cached = join(root, 'node_modules/.cache/tidewright', `pglite-${version}`)

/**
 * Fills a data folder with an empty embedded database. PGlite takes seconds to create one, so the first is cached per
 * PGlite version and copied afterwards.
 */
export async function fillWithEmptyDatabase(folder: string): Promise<void> {
  if (!existsSync(cached)) await create()
  cpSync(cached, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

async function create(): Promise<void> {
  mkdirSync(dirname(cached), { recursive: true })
  const created = mkdtempSync(`${cached}-`)
  const database = await openPglite(created)
  await database.close()
  try {
    // The rename is atomic: a killed test leaves no incomplete database.
    renameSync(created, cached)
  } catch (cause) {
    rmSync(created, { recursive: true, force: true })
    if (!existsSync(cached)) throw new Error('Couldn’t cache the empty embedded database.', { cause })
  }
}
