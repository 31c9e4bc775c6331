import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { previewClient } from '@/content/lake/client.ts'
import { withPreviewPass } from '@/security/issue-preview-pass.ts'

const { GET: enable } = defineEnableDraftMode({ client: previewClient })

/** The Studio's preview opens the site here with a secret that it wrote into the content lake. */
export function GET(request: Request): Promise<Response> | Response {
  const path = new URL(request.url).searchParams.get('sanity-preview-pathname') ?? '/'
  if (!staysHere(path)) return new Response('The preview shows pages of this site.', { status: 400 })
  return withPreviewPass(request, enable)
}

/** False for an address whose path a browser would take for another host: `http://x//evil.example`. */
function staysHere(path: string): boolean {
  return (
    URL.canParse(path, 'http://localhost') && !/^[/\\]{2}/.test(new URL(path, 'http://localhost').pathname)
  )
}
