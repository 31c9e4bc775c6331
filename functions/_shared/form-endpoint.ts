import type { FieldProblems } from '@tidewright/schemas/forms/field-rules.ts'
import {
  type FormCode,
  type FormReply,
  formReplies,
  isFormCode,
} from '@tidewright/schemas/forms/form-result.ts'
import { botSignals, looksAutomated, problemsOf } from '@tidewright/schemas/forms/form-schema.ts'
import { z } from 'zod'
import { clientIp } from './client-ip.ts'
import type { SqlFunctions } from './database.ts'
import type { FunctionDeps, FunctionHandler } from './deps.ts'
import { endpoint, type Reply } from './endpoint.ts'
import { sanitizeForm } from './sanitize-text.ts'

/** What the SQL function of a form answers: a code of `formReplies`, and what belongs to it. */
const sqlResult = z.looseObject({
  code: z.custom<FormCode>(isFormCode),
  /** In seconds, beside `rate-limited`. */
  retryAfter: z.number().optional(),
})

const botSignal = z.object(botSignals)

/** Forms that wait for the database at once in one instance; more would wait until their callers have given up. */
const mostInFlight = 100
let inFlight = 0

/** What an operator should read in words. Source: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const reasons: Record<string, string> = { '53100': "the database's disk is full" }

type SqlResult = z.output<typeof sqlResult>

type FormEndpoint<Form> = {
  schema: z.ZodType<Form>
  /** Stores the form. `suspected` says that a program has most likely filled it in. */
  submit(form: Form, context: FormContext): Promise<SqlResult>
}

type FormContext = { clientIp: string; suspected: boolean; deps: FunctionDeps }

/** The frame of a function that takes a form: sanitize, check, store by one SQL function, answer with its code. */
export function formEndpoint<Form extends object>({ schema, submit }: FormEndpoint<Form>): FunctionHandler {
  return endpoint({
    key: 'publishable',
    async answer(body, request, deps) {
      const form = schema.safeParse(sanitizeForm(body))
      if (!form.success) return formReply({ code: 'invalid' }, problemsOf(form.error))
      if (inFlight >= mostInFlight) return formReply({ code: 'rate-limited', retryAfter: 5 })
      inFlight += 1
      const result = await admit(form.data, request, deps).finally(() => {
        inFlight -= 1
      })
      if (result.code === 'accepted') deps.requestDrain()
      return formReply(result)
    },
  })

  async function admit(form: Form, request: Request, deps: FunctionDeps): Promise<SqlResult> {
    const suspected = looksAutomated(botSignal.parse(form))
    return submit(form, { clientIp: await clientIp(request, deps), suspected, deps })
  }
}

/** Calls the SQL function of a form. A database that cannot answer is `unavailable`, and logged without what was typed. */
export async function callForm<Name extends keyof SqlFunctions>(
  deps: FunctionDeps,
  name: Name,
  args: SqlFunctions[Name]['Args'],
): Promise<SqlResult> {
  const { data, error } = await deps.database.rpc(name, args)
  if (!error) return sqlResult.parse(data)
  console.error(
    `${name} did not store a form: ${reasons[error.code] ?? (error.code || 'database unreachable')}`,
  )
  return { code: 'unavailable' }
}

/** The reply of a code: the spec's `success` and `error`, the code itself, and what the SQL function gave beside it. */
function formReply(result: SqlResult, problems?: FieldProblems): Reply {
  const { status, error } = formReplies[result.code]
  const body: FormReply = { success: result.code === 'accepted', ...result }
  if (error) body.error = error
  if (problems) body.problems = problems
  return result.retryAfter === undefined
    ? { status, body }
    : { status, body, headers: { 'retry-after': String(result.retryAfter) } }
}
