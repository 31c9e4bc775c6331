/** Writes the file of `groqLists`. Part of `npm run generate`, before typegen reads the queries. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { groqLists } from './groq-lists.ts'

writeFileSync(join(import.meta.dirname, 'routable-types.gen.ts'), groqLists())
