import { z } from 'zod'
import { callDatabase, type OperatorContext } from '../command.ts'

/** The emails and sends of `operations_status`; times are in ISO 8601. */
const databaseStatus = z.object({
  /** How many emails are in each state. */
  outbox: z.record(z.string(), z.number()),
  /** Since when the oldest email waits; newsletters wait for their rate. */
  oldestWaiting: z.object({ newsletter: z.string().nullable(), other: z.string().nullable() }),
  /** The sends that aren't over. */
  newsletters: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.string(),
      pause_reason: z.string(),
      send_at: z.string(),
      queued: z.number(),
    }),
  ),
})
export type DatabaseStatus = z.infer<typeof databaseStatus>

export const mailStates = ['pending', 'sending', 'sent', 'dead', 'cancelled']

/** @throws if the database doesn't respond. */
export async function readDatabaseStatus(context: OperatorContext): Promise<DatabaseStatus> {
  return databaseStatus.parse(await callDatabase(context, 'operations_status'))
}
