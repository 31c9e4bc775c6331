import { parseArgs } from 'node:util'
import { type Command, usage } from '../command.ts'
import { problemsOf } from './problems.ts'
import { screenOf } from './screen.ts'
import { readStatus } from './status-report.ts'

export const status: Command = {
  help: `status [--json] [--site https://www.example.com]
    Shows whether everything is healthy, what is waiting and what failed. Ends with exit code 1 if something needs attention.
    --site names a site that doesn't run here.`,
  async run(args, context) {
    const values = parse(args)
    if (!values) throw usage(status)
    const site = (values.site ?? context.settings.urls.site).replace(/\/+$/, '')
    const report = await readStatus(context, site)
    const problems = problemsOf(report)
    context.print(values.json ? JSON.stringify({ ...report, problems }, null, 2) : screenOf(report, problems))
    const [first, ...rest] = problems
    if (first) throw new Error(rest.length === 0 ? first : `${first} And ${rest.length} more; see above.`)
  },
}

/** Null for arguments that it doesn't have. */
function parse(args: string[]) {
  try {
    const options = { json: { type: 'boolean' }, site: { type: 'string' } } as const
    return parseArgs({ args, options }).values
  } catch {
    return null
  }
}
