import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { schemaTypes } from '../registry.ts'

const schemas = join(import.meta.dirname, '..')
/** What a schema has for the Studio alone. Validation and components are functions, which JSON leaves out by itself. */
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

/** What every `*.groq.ts` of `schemas/` exports. */
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
 * SHA-256 over the schema and the queries that types and reads are generated from: a quick way to see that they are current. It is
 * taken of their values, so that neither a comment nor the formatter changes it.
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
