import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const schemas = join(import.meta.dirname, '..')
const madeByGenerate = /(?:\.test|\.gen|sanity\.types)\.ts$/

/** SHA-256 over the schemas and queries that types and reads are generated from: a quick way to see that they are current. */
export function sourceFingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync('{documents,fields,objects,sections}/**/*.ts', { cwd: schemas })
  for (const file of [...files, 'registry.ts', 'locales.ts']
    .filter((name) => !madeByGenerate.test(name))
    .sort()) {
    hash.update(`${file.replaceAll('\\', '/')}\n${readFileSync(join(schemas, file), 'utf8')}`)
  }
  return hash.digest('hex')
}
