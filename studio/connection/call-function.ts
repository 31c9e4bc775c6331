import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { functionsUrl } from '../env.ts'

/** Why a function's answer isn't data. `message` is a sentence for the editor. */
class FunctionError extends Error {}

/** Enough to queue the largest newsletter. */
const deadlineMs = 60_000

type FunctionCall<Shape extends z.ZodType> = {
  /** Such as `editor-leads`. */
  name: string
  request: unknown
  response: Shape
  /** What the editor wants to see or change, as in “isn’t allowed to see leads”. */
  purpose: string
  /** Sentences for the editor by status, where the general ones say too little. */
  reasons?: Record<number, string>
}

/** `callFunction` with the editor's own session. */
export function useCallFunction() {
  const client = useClient({ apiVersion })
  return useCallback(
    <Shape extends z.ZodType>(call: FunctionCall<Shape>) =>
      callFunction({ functionsUrl: functionsUrl ?? '', token: client.config().token }, call),
    [client],
  )
}

type FunctionData<Shape extends z.ZodType> = { data: z.output<Shape> } | { problem: string }

/**
 * The response of a function, requested again when `call` changes: keep it with `useMemo`. Undefined while it loads,
 * so that nobody sees the data of another call.
 */
export function useFunctionData<Shape extends z.ZodType>(
  call: FunctionCall<Shape>,
): FunctionData<Shape> | undefined {
  const callAsEditor = useCallFunction()
  const [loaded, setLoaded] = useState<{ call: FunctionCall<Shape>; result: FunctionData<Shape> }>()
  useEffect(() => {
    let isCurrent = true
    callAsEditor(call)
      .then((data) => ({ data }))
      .catch((error) => ({ problem: messageOf(error) }))
      .then((result) => isCurrent && setLoaded({ call, result }))
    return () => {
      isCurrent = false
    }
  }, [callAsEditor, call])
  return loaded?.call === call ? loaded.result : undefined
}

/** The sentence of a `FunctionError`; throws everything else again. */
export function messageOf(error: unknown): string {
  if (error instanceof FunctionError) return error.message
  throw error
}

type Session = {
  /** The URL of the edge functions. */
  functionsUrl: string
  /** The editor's session token; undefined where the Studio's origin is the session. */
  token: string | undefined
}

/** @throws FunctionError with a sentence for the editor, also if there is no whole answer within a minute. */
export async function callFunction<Shape extends z.ZodType>(
  { functionsUrl, token }: Session,
  { name, request, response: shape, purpose, reasons }: FunctionCall<Shape>,
): Promise<z.output<Shape>> {
  try {
    const response = await fetch(`${functionsUrl}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(deadlineMs),
    })
    const body: unknown = await response.text().then(parsed)
    if (!response.ok)
      throw new FunctionError(reasons?.[response.status] ?? generalReason(response.status, purpose, body))
    const data = shape.safeParse(body)
    if (!data.success) throw new FunctionError('The answer couldn’t be read. Reload the Studio.')
    return data.data
  } catch (error) {
    if (error instanceof FunctionError) throw error
    throw new FunctionError(
      'No answer. Check your connection and reload: if you changed something, it may have been saved.',
    )
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What a status means. Our functions give a reason of their own with 409, and with 503 unless it is the platform’s. */
function generalReason(status: number, purpose: string, body: unknown): string {
  if (status === 401)
    return `Your role in this project isn’t allowed to ${purpose}. Ask an administrator, or log out and in again.`
  if (status === 403)
    return 'This Studio isn’t registered. Ask whoever runs the site to add its address (STUDIO_ORIGINS).'
  const own = z.object({ error: z.string() }).safeParse(body)
  if ((status === 409 || status === 503) && own.success) return own.data.error
  return `That failed (${status}). Try again in a moment.`
}
