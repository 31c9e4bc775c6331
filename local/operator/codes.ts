import { hashAccessCode, isLongEnough, newAccessCode } from '../../functions/_shared/access-code.ts'
import { callDatabase, type OperatorContext, usage, type Verb } from './verb.ts'

/** Which playbook a week's code opens. */
const playbooks = ['internal-comms', 'meeting-workflow', 'sales-automation', 'content-engine', 'recruitment']

export const codes: Verb = {
  help: `codes list
    Which weeks have an access code, and since when. The codes themselves are nowhere stored.
codes set <week 1-5> <code>
    Sets a code of your own: eight letters and digits or more; case, spaces and dashes don't count.
codes rotate [week 1-5]
    Makes a new code of 60 bits for a week, or for all five, and shows it once. The one before it opens nothing any more.`,
  async run([action, week, code, ...rest], context) {
    const number = Number(week)
    const isWeek = Number.isInteger(number) && number >= 1 && number <= 5
    if (action === 'list' && week === undefined) {
      for (const row of await callDatabase(context, 'list_access_codes'))
        context.print(`week ${row.week}  ${row.playbook_type}  since ${row.set_at.slice(0, 16)}`)
    } else if (action === 'set' && isWeek && code && rest.length === 0) {
      if (!isLongEnough(code))
        throw new Error('The code is too easy to guess: use eight letters and digits or more.')
      await setCode(context, number, code)
      context.print(`The code of week ${number} is set.`)
    } else if (action === 'rotate' && (isWeek || week === undefined) && code === undefined) {
      for (const each of isWeek ? [number] : [1, 2, 3, 4, 5]) {
        const fresh = newAccessCode()
        await setCode(context, each, fresh)
        context.print(`week ${each}  ${playbooks[each - 1]}  ${fresh}`)
      }
    } else throw usage(codes)
  },
}

async function setCode(context: OperatorContext, week: number, code: string): Promise<void> {
  if (!context.siteSecret)
    throw new Error('Set SITE_SECRET in .env to the functions’ own: it keys the hash of a code.')
  const playbook_type = playbooks[week - 1]
  if (!playbook_type) throw new Error(`There is no week ${week}.`)
  const code_hash = await hashAccessCode(context.siteSecret, code)
  await callDatabase(context, 'set_access_code', { week, playbook_type, code_hash })
}
