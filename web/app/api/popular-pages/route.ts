import { popularPages } from '@/content/popular-pages.ts'
import { env } from '@/env.ts'

const headers = {
  'access-control-allow-origin': env.STUDIO_URL,
  'access-control-allow-headers': 'authorization',
  'cache-control': 'no-store',
}

/** Allows the Studio to send its secret from another origin. */
export function OPTIONS(): Response {
  return new Response(null, { status: 204, headers })
}

/** The pages that visitors request most, for editors: `{ "paths": string[] }`. */
export async function GET(request: Request): Promise<Response> {
  const [, secret = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  const paths = await popularPages(secret)
  if (!paths) return Response.json({ error: 'Open this list in the Studio.' }, { status: 401, headers })
  return Response.json({ paths }, { headers })
}
