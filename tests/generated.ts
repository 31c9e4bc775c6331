import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, step } from './steps.ts'

const generated = [
  'schemas/sanity.types.ts',
  'schemas/query-reads/query-reads.gen.ts',
  'web/content/built-in-messages.json',
  'functions/_shared/mails/built-in-copy.json',
  'functions/_shared/mails/built-in-playbooks.json',
].map((file) => join(root, file))

/** Makes the generated files anew; a committed one that differs was not made from the sources beside it. */
export function checkGenerated(): void {
  const committed = generated.map((file) => readFileSync(file, 'utf8'))
  step('Generated files', ['local/commands/generate.ts'])
  const stale = generated.filter((file, index) => readFileSync(file, 'utf8') !== committed[index])
  for (const [index, file] of generated.entries()) writeFileSync(file, committed[index] ?? '')
  if (stale.length > 0)
    fail(`Out of date: ${stale.join(', ')}. Run npm run generate and commit what it writes.`)
}
