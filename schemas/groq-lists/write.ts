/** Writes the files of `groqLists`. Part of `npm run generate`, before typegen reads the queries. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { groqLists } from './groq-lists.ts'

for (const [file, text] of Object.entries(groqLists())) writeFileSync(join(import.meta.dirname, file), text)
