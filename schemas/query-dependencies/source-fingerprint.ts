import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { schemaTypes } from '../registry.ts'

const schemas = join(import.meta.dirname, '..')
/**
 * The schema's properties that only the Studio uses. Validation and components are functions, which JSON leaves out.
 */
const forStudio = new Set([
  'title',
  'description',
  'placeholder',
  'icon',
  'preview',
  'group',
  'groups',
  'fieldset',
  'fieldsets',
  'components',
  'initialValue',
])

type Exported = { file: string; name: string; value: unknown }

/** The exports of every `*.groq.ts` in `schemas/`. */
export async function queryExports(): Promise<Exported[]> {
  const files = globSync('**/*.groq.ts', { cwd: schemas }).sort()
  const modules = files.map(async (file) => {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(schemas, file)).href)
    const names = Object.keys(exported).sort()
    return names.map((name) => ({ file: file.replaceAll('\\', '/'), name, value: exported[name] }))
  })
  return (await Promise.all(modules)).flat()
}

/**
 * SHA-256 of the schema and queries that types and dependencies are generated from, to check quickly that they are up
 * to date. It hashes values, so comments and formatting don't change it.
 */
export async function sourceFingerprint(): Promise<string> {
  const schema = JSON.stringify(schemaTypes, (key, value: unknown) =>
    forStudio.has(key) ? undefined : value,
  )
  return createHash('sha256')
    .update(schema)
    .update(JSON.stringify(await queryExports()))
    .digest('hex')
}
