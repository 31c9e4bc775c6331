/** Writes query-dependencies.gen.ts: what each query of `schemas/` reads. Part of `npm run generate`, after the schema was extracted. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deriveDependencies, type Read } from './derive-dependencies.ts'
import type { ExtractedSchema } from './extracted-schema.ts'
import { queryExports, sourceFingerprint } from './source-fingerprint.ts'

const schemas = join(import.meta.dirname, '..')
const extracted: ExtractedSchema = JSON.parse(readFileSync(join(schemas, '../studio/schema.json'), 'utf8'))

const imports: string[] = []
const rows: string[] = []
const queries = (await queryExports()).filter(({ name }) => name.endsWith('Query'))
for (const [file, ofFile] of Map.groupBy(queries, (query) => query.file)) {
  const known = ofFile.flatMap(({ name, value }) => {
    const reads = typeof value === 'string' ? deriveDependencies(value, extracted) : null
    return reads ? [{ name, reads }] : []
  })
  if (known.length === 0) continue
  imports.push(`import { ${known.map(({ name }) => name).join(', ')} } from '../${file}'`)
  rows.push(
    ...known.map(
      ({ name, reads }) => `  [\n    ${name},\n    [\n${reads.map(literal).join('\n')}\n    ],\n  ],`,
    ),
  )
}

const text = `// Made by \`npm run generate\` from the queries and the schema; changes by hand are lost.
// Sources: ${await sourceFingerprint()}
${imports.join('\n')}
import type { Read } from './derive-dependencies.ts'

/** The document types that each query reads: what its answer is cached under. Queries of any document are not among them. */
export const queryDependencies: ReadonlyMap<string, readonly Read[]> = new Map<string, readonly Read[]>([
${rows.join('\n')}
])
`
writeFileSync(join(import.meta.dirname, 'query-dependencies.gen.ts'), text)

function literal({ type, languageParam }: Read): string {
  const param = languageParam ? `, languageParam: '${languageParam}'` : ''
  return `      { type: '${type}'${param} },`
}
