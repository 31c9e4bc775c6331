import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBackend } from '../../local/backend/backend.ts'
import { testOptions } from '../support/backend/backend-options.ts'
import { fillWithEmptyDatabase } from '../support/backend/backend-pglite.ts'
import { addSubscribers, queueIssue } from '../support/backend/newsletter.ts'

const sizes = [1_000, 10_000]

/** Prints how long the embedded database takes to put an issue into the outbox for every subscriber. */
export async function benchNewsletter(): Promise<void> {
  console.info('recipients\tqueued in ms\tper recipient µs')
  for (const recipients of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'tidewright-newsletter-bench-'))
    await fillWithEmptyDatabase(folder)
    const backend = await openBackend({ ...testOptions, folder })
    const sql = (text: string) => backend.database.transaction((query) => query(text))
    try {
      await addSubscribers(sql, recipients)
      await queueIssue(sql, 'bench')
      const start = performance.now()
      await sql('select public.advance_newsletters()')
      const ms = performance.now() - start
      const queued = await sql(`select from app_private.newsletter_recipients where state = 'queued'`)
      if (queued.length !== recipients) throw new Error(`${queued.length} of ${recipients} were queued.`)
      console.info([recipients, ms.toFixed(0), ((ms * 1_000) / recipients).toFixed(0)].join('\t\t'))
    } finally {
      await backend.close()
      rmSync(folder, { recursive: true })
    }
  }
}
