import { fetchFile } from '@/content/media/files.ts'

/** A file from the content lake, with the name that it was uploaded with. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/files/[asset]/[name]'>,
): Promise<Response> {
  const { asset, name } = await params
  const file = await fetchFile(asset)
  if (file.status === 'missing') return new Response('No such file.', { status: 404 })
  if (file.status === 'unavailable') {
    return new Response('The file is not available right now. Try again in a minute.', {
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
  }
  return new Response(file.body, {
    headers: {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
