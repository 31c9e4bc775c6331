import { hashAccessCode, isLongEnough, newAccessCode } from '../../functions/_shared/playbook-access.ts'
import { type Command, callDatabase, type OperatorContext, usage } from './command.ts'

/** The playbook of each week, in order. */
const playbooks = ['internal-comms', 'meeting-workflow', 'sales-automation', 'content-engine', 'recruitment']

const rotateCommand = 'npm run operator -- codes rotate'

export const codes: Command = {
  help: `codes list
    Lists the weeks that have an access code, and when it was set. The codes themselves are not stored.
codes set <week 1-5> <code>
    Sets your own code: at least eight letters and digits. Case, spaces and dashes are ignored.
codes rotate [week 1-5]
    Generates a new 60-bit code for one week or all five, and shows it once. The previous code stops working.`,
  async run([action, week, code, ...rest], context) {
    const number = Number(week)
    const isWeek = Number.isInteger(number) && number >= 1 && number <= 5
    if (action === 'list' && week === undefined) {
      const rows = await callDatabase(context, 'list_access_codes')
      for (const row of rows)
        context.print(`week ${row.week}  ${row.playbook_type}  since ${row.set_at.slice(0, 16)}`)
      if (rows.length === 0)
        context.print(`none, so nobody can open the playbooks. Set them with: ${rotateCommand}`)
    } else if (action === 'set' && isWeek && code && rest.length === 0) {
      if (!isLongEnough(code))
        throw new Error('The code is too easy to guess. Use at least eight letters and digits.')
      await setCode(context, number, code)
      context.print(`Code set for week ${number}.`)
    } else if (action === 'rotate' && (isWeek || week === undefined) && code === undefined) {
      for (const each of isWeek ? [number] : [1, 2, 3, 4, 5]) {
        const newCode = newAccessCode()
        await setCode(context, each, newCode)
        context.print(`week ${each}  ${playbooks[each - 1]}  ${newCode}`)
      }
    } else throw usage(codes)
  },
}

/** Sets and prints codes for a copy that has none. Only their hashes are stored, so this is the one time to print them. */
export async function printStarterCodes(context: OperatorContext): Promise<void> {
  const rows = await callDatabase(context, 'list_access_codes')
  if (rows.length === 0) await codes.run(['rotate'], context)
  else context.print(`already set, and stored as hashes only. For new ones: ${rotateCommand}`)
}

async function setCode(context: OperatorContext, week: number, code: string): Promise<void> {
  const playbook_type = playbooks[week - 1]
  if (!playbook_type) throw new Error(`Unknown week ${week}. Use a number from 1 to 5.`)
  const code_hash = await hashAccessCode(context.siteSecret, code)
  await callDatabase(context, 'set_access_code', { week, playbook_type, code_hash })
}
