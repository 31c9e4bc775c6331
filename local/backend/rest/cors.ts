/** Hosted Supabase lets any page read its replies; the keys and the database's rights are what guards it. */
const corsHeaders: [name: string, value: string][] = [
  ['access-control-allow-origin', '*'],
  ['access-control-allow-methods', 'GET, HEAD, POST, PATCH, DELETE, OPTIONS'],
  [
    'access-control-allow-headers',
    'authorization, apikey, content-type, prefer, accept, range, range-unit, accept-profile, content-profile, ' +
      'x-client-info, x-supabase-api-version, x-retry-count, traceparent, tracestate, baggage',
  ],
  ['access-control-expose-headers', 'Content-Range'],
  ['access-control-max-age', '86400'],
]

export function withCors(response: Response): Response {
  for (const [name, value] of corsHeaders) response.headers.set(name, value)
  return response
}
