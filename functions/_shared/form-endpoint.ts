import type { FieldProblems } from '@tidewright/contracts/forms/field-rules.ts'
import {
  type FormCode,
  type FormReply,
  formReplies,
  isFormCode,
} from '@tidewright/contracts/forms/form-result.ts'
import { botSignals, looksAutomated, problemsOf } from '@tidewright/contracts/forms/form-schema.ts'
import { z } from 'zod'
import type { SqlFunctions } from './database.ts'
import type { FunctionDeps, FunctionHandler } from './deps.ts'
import { endpoint, type JsonReply } from './endpoint.ts'
import { sanitizeForm } from './sanitize-text.ts'
import { timingSafeEqual } from './timing-safe-equal.ts'

/** The result of a form's SQL function: a code of `formReplies` and additional fields. */
const sqlResult = z.looseObject({
  code: z.custom<FormCode>(isFormCode),
  /** In seconds, with `rate-limited`. */
  retryAfter: z.number().optional(),
})

const botSignal = z.object(botSignals)

/** Forms that wait for the database at once in one instance; with more, callers would time out. */
const maxInFlight = 100
let inFlight = 0

/** Error codes explained for operators. Source: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const explanations: Record<string, string> = { '53100': "the database's disk is full" }

type SqlResult = z.output<typeof sqlResult>

type FormEndpoint<Form> = {
  schema: z.ZodType<Form>
  /** Stores the form. `suspected` means that a bot has probably filled it in. */
  submit(form: Form, context: FormContext): Promise<SqlResult>
  /** False if the form never queues an email, so that it starts no run of the outbox. */
  queuesMail?: boolean
}

type FormContext = { clientIp: string; suspected: boolean; deps: FunctionDeps }

/** Wraps a function that receives a form: sanitize, validate, store with one SQL function, return its code. */
export function formEndpoint<Form extends object>({
  schema,
  submit,
  queuesMail = true,
}: FormEndpoint<Form>): FunctionHandler {
  return endpoint({
    key: 'publishable',
    async handle(body, request, deps) {
      const form = schema.safeParse(sanitizeForm(body))
      if (!form.success) return formReply({ code: 'invalid' }, problemsOf(form.error))
      if (inFlight >= maxInFlight) return formReply({ code: 'rate-limited', retryAfter: 5 })
      inFlight += 1
      const result = await store(form.data, request, deps).finally(() => {
        inFlight -= 1
      })
      if (queuesMail && result.code === 'accepted') deps.requestDrain()
      return formReply(result)
    },
  })

  async function store(form: Form, request: Request, deps: FunctionDeps): Promise<SqlResult> {
    const suspected = looksAutomated(botSignal.parse(form))
    return submit(form, { clientIp: await clientIp(request, deps), suspected, deps })
  }
}

/**
 * Calls the SQL function of a form. If the database fails, returns `unavailable` and logs the error without form data.
 */
export async function callForm<Name extends keyof SqlFunctions>(
  deps: FunctionDeps,
  name: Name,
  args: SqlFunctions[Name]['Args'],
): Promise<SqlResult> {
  const { data, error } = await deps.database.rpc(name, args)
  if (!error) return sqlResult.parse(data)
  console.error(
    `Couldn't store a form with ${name}: ${explanations[error.code] ?? (error.code || 'database unreachable')}`,
  )
  return { code: 'unavailable' }
}

/** The response for a code: the spec's `success` and `error`, the code, and the SQL function's additional fields. */
function formReply(result: SqlResult, problems?: FieldProblems): JsonReply {
  const { status, error } = formReplies[result.code]
  const body: FormReply = { success: result.code === 'accepted', ...result }
  if (error) body.error = error
  if (problems) body.problems = problems
  return result.retryAfter === undefined
    ? { status, body }
    : { status, body, headers: { 'retry-after': String(result.retryAfter) } }
}

/**
 * The IP address that rate limits count. The site's own server sends its visitor's IP and proves itself with the shared
 * secret; for everyone else it is what the edge says. Empty if unknown.
 */
export async function clientIp(request: Request, deps: Pick<FunctionDeps, 'siteSecret'>): Promise<string> {
  const fromSite = request.headers.get('x-client-ip')?.trim()
  if (fromSite && (await timingSafeEqual(request.headers.get('x-site-secret'), deps.siteSecret)))
    return fromSite
  // The hosted edge sets cf-connecting-ip itself. Elsewhere the nearest proxy appends to x-forwarded-for; entries
  // before its own can be forged.
  const edge = request.headers.get('cf-connecting-ip')
  return (edge ?? request.headers.get('x-forwarded-for')?.split(',').at(-1) ?? '').trim()
}
