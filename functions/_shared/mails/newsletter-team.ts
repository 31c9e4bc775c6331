import { z } from 'zod'
import { line, type TeamTemplate } from './template.ts'

const at = z.iso.datetime({ offset: true })

/** `Tuesday 24 November at 09:00` in Brussels. */
function brusselsTime(iso: string): string {
  const parts = { timeZone: 'Europe/Brussels', hourCycle: 'h23' } as const
  const date = new Intl.DateTimeFormat('en-GB', { ...parts, weekday: 'long', day: 'numeric', month: 'long' })
  const time = new Intl.DateTimeFormat('en-GB', { ...parts, hour: '2-digit', minute: '2-digit' })
  return `${date.format(new Date(iso))} at ${time.format(new Date(iso))}`
}

/** What is the same in all of them: they answer nobody. */
const toTeam = { audience: 'team', replyTo: () => undefined, subjectPrefix: () => '' } as const

const paused = z.object({
  title: line,
  sent: z.number(),
  waiting: z.number(),
  rejected: z.number(),
  complained: z.number(),
})

/** A send has paused itself: too many emails bounced, or were reported as spam. */
export const newsletterPaused: TeamTemplate<z.output<typeof paused>> = {
  ...toTeam,
  payload: paused,
  values: ({ title }) => ({ title }),
  blocks: ({ sent, waiting, rejected, complained }) => [
    {
      type: 'facts',
      rows: [
        ['Sent', String(sent)],
        ['Waiting', String(waiting)],
        ['Bounced or rejected', String(rejected)],
        ['Reported as spam', String(complained)],
      ],
    },
  ],
}

const reminder = z.object({ at })

/** No issue is ready for the weekly time. */
export const newsletterReminder: TeamTemplate<z.output<typeof reminder>> = {
  ...toTeam,
  payload: reminder,
  values: (payload) => ({ at: brusselsTime(payload.at) }),
  blocks: () => [],
}

const notSent = z.object({ at, title: line, problem: line })

/** The issue that was ready for the weekly time has a problem. */
export const newsletterNotSent: TeamTemplate<z.output<typeof notSent>> = {
  ...toTeam,
  payload: notSent,
  values: (payload) => ({ at: brusselsTime(payload.at), title: payload.title }),
  blocks: ({ problem }) => [{ type: 'facts', rows: [['Problem', problem]] }],
}
