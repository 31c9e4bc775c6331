/** Headers that supabase-js sends from a browser. */
const allowedHeaders =
  'authorization, x-client-info, apikey, content-type, x-region, x-retry-count, traceparent, tracestate, baggage'

/** CORS headers of a response: only the site's pages may read it. Callers without a browser ignore them. */
export function corsHeaders(request: Request, siteOrigins: string[]): Record<string, string> {
  const origin = request.headers.get('origin')
  if (!origin || !siteOrigins.includes(origin)) return { vary: 'origin' }
  return { 'access-control-allow-origin': origin, vary: 'origin' }
}

/** The response to a preflight request for POST. */
export function preflight(request: Request, siteOrigins: string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request, siteOrigins),
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '86400',
    },
  })
}
