import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeScratchCopy } from './scratch-copy.ts'
import { addFailure, root, step } from './steps.ts'

const generated = [
  'schemas/sanity.types.ts',
  'contracts/database.types.ts',
  'schemas/groq-lists/routable-types.gen.ts',
  'schemas/query-dependencies/query-dependencies.gen.ts',
  'web/content/messages/built-in-messages.gen.ts',
  'web/downloads/download-texts.gen.ts',
  'contracts/figures-in-downloads.gen.ts',
  'functions/_shared/mails/built-in-copy.json',
  'functions/_shared/mails/built-in-playbooks.json',
]

/**
 * Generates the files again in a copy, because other steps read them meanwhile, and compares them with the committed
 * ones.
 */
export async function checkGenerated(): Promise<void> {
  const copy = makeScratchCopy()
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  const isDone = await step('Generated files', [join(copy, 'cli/commands/generate.ts')], {
    concurrent: true,
  })
  if (!isDone) return
  const stale = generated.filter(
    (file) => !readFileSync(join(root, file)).equals(readFileSync(join(copy, file))),
  )
  if (stale.length > 0)
    addFailure(
      `Generated files: ${stale.join(', ')} out of date (run npm run generate and commit the result)`,
    )
}
