import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { testOptions } from '../support/backend/backend-options.ts'
import { sized } from '../support/full-size.ts'
import { limit } from '../support/limit.ts'
import { openOutbox } from './outbox-with-workers.ts'

/** At least one for each step. */
const minKills = sized(100, 24)
const mailsEach = 2

test('a worker killed at any step loses no email and sends none twice', {
  timeout: limit(300_000),
}, async () => {
  const { sql, mails, runWorker, expireLeases, close } = await openOutbox()
  onTestFinished(close)
  const queued: string[] = [...(await queue(sql))]
  const whole = await runWorker(null)
  const { steps, sent } = z.object({ steps: z.number(), sent: z.number() }).parse(JSON.parse(whole.printed))
  expect(sent).toBe(mailsEach)
  const kills = Math.max(minKills, steps)
  const killedAt = new Set<number>()
  for (let count = 0; count < kills; count += 1) {
    queued.push(...(await queue(sql)))
    const dieAt = count % steps
    expect((await runWorker(dieAt)).signal, `step ${dieAt}`).toBe('SIGKILL')
    killedAt.add(dieAt)
    await expireLeases()
  }
  expect((await runWorker(null)).signal).toBeNull()
  const notified = mails.list(testOptions.mail.leadsTo).map(({ reply_to }) => reply_to[0])
  const lost = queued.filter((email) => !notified.includes(email))
  const doubled = notified.length - new Set(notified).size
  console.info(
    `${kills} kills -9 at ${killedAt.size} of ${steps} steps: ${queued.length} emails queued, ${lost.length} lost, ${doubled} doubled`,
  )
  expect({ lost, doubled }).toEqual({ lost: [], doubled: 0 })
  expect(killedAt.size).toBe(steps)
})

let number = 0

async function queue(sql: (text: string) => Promise<unknown>): Promise<string[]> {
  const emails = Array.from({ length: mailsEach }, () => {
    number += 1
    return `kill.${number}@ferrer.example`
  })
  for (const email of emails) {
    const payload = {
      name: 'Ada',
      email,
      company: 'F',
      phone: null,
      locale: null,
      created_at: new Date().toISOString(),
    }
    await sql(`select app_private.queue_mail('lead-notification', '${JSON.stringify(payload)}', '${email}')`)
  }
  return emails
}
