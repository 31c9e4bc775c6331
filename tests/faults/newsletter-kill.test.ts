import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { addSubscribers, queueIssue, sendWithoutLimit } from '../support/backend/newsletter.ts'
import { sized } from '../support/full-size.ts'
import { limit } from '../support/limit.ts'
import { randomFrom } from '../support/random.ts'
import { openOutbox } from './outbox-with-workers.ts'

const kills = sized(100, 12)
const recipients = sized(2_000, 200)
const seed = 20_261_123
const counted = z.array(z.object({ email: z.string() }))

test('a worker killed at random steps sends an issue to every subscriber exactly once, and to nobody who left', {
  timeout: limit(600_000),
}, async () => {
  const { sql, mails, runWorker, expireLeases, close } = await openOutbox()
  onTestFinished(close)
  const random = randomFrom(seed)
  const emails = await addSubscribers(sql, recipients)
  await sendWithoutLimit(sql)
  const send = await queueIssue(sql, 'kill')
  const left = new Set<string>()
  // A claim of ten emails takes about 60 steps, so that all kills together leave some emails to the last run.
  const steps = Math.floor((recipients / kills) * 6)
  let killed = 0
  for (let count = 0; count < kills; count += 1) {
    if ((await runWorker(Math.floor(random() * steps))).signal === 'SIGKILL') killed += 1
    await expireLeases()
    // Somebody whose email was never tried leaves.
    const [untried] = counted.parse(
      await sql(`select payload ->> 'email' as email from app_private.mail_outbox
        where status = 'pending' and uncertain_since is null and attempts = 0 and not app_private.is_suppressed(payload ->> 'email')
        order by id desc limit 1`),
    )
    if (!untried) continue
    left.add(untried.email)
    await sql(`select public.log_unsubscribe('${untried.email}', 'link', null)`)
  }
  const waiting = () => sql(`select from app_private.newsletter_recipients where state = 'queued'`)
  for (let runs = 0; runs < 20 && (await waiting()).length > 0; runs += 1) await runWorker(null)

  const received = mails.list().flatMap(({ to }) => to)
  const lost = emails.filter((email) => !received.includes(email) && !left.has(email))
  const toLeavers = received.filter((email) => left.has(email))
  console.info(
    `${killed} kills -9 in ${recipients} recipients, seed ${seed}: ${received.length} received, ${lost.length} lost, ` +
      `${received.length - new Set(received).size} doubled, ${left.size} left and got ${toLeavers.length}`,
  )
  expect({ lost, toLeavers, doubled: received.length - new Set(received).size }).toEqual({
    lost: [],
    toLeavers: [],
    doubled: 0,
  })
  expect(killed).toBeGreaterThan(kills / 2)
  expect(left.size).toBeGreaterThan(kills / 2)
  const [row] = await sql(`select state from app_private.newsletter_sends where id = '${send}'`)
  expect(row).toEqual({ state: 'done' })
})
