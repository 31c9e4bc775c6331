import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { client } from '@/content/lake/client.ts'
import { withPreviewPass } from '@/security/issue-preview-pass.ts'

const { GET: enable } = defineEnableDraftMode({ client })

/** The Studio's preview opens the site here, with a secret that it stored in the content lake. */
export function GET(request: Request): Promise<Response> | Response {
  const path = new URL(request.url).searchParams.get('sanity-preview-pathname') ?? '/'
  if (!isSameHost(path)) return new Response('The preview can only show pages of this site.', { status: 400 })
  return withPreviewPass(request, enable)
}

/** False for a path that a browser would resolve to another host: `http://x//evil.example`. */
function isSameHost(path: string): boolean {
  return (
    URL.canParse(path, 'http://localhost') && !/^[/\\]{2}/.test(new URL(path, 'http://localhost').pathname)
  )
}
