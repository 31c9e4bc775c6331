import { fetchFile } from '@/content/media/files.ts'

/**
 * The file types of videos and captions by extension; other assets are not served here. The lake has the type that the
 * editor's computer named, and not every computer knows captions.
 */
const contentTypes: Record<string, string | undefined> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
}

/** A video from the content lake, or its captions, with support for range requests. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/videos/[asset]'>,
): Promise<Response> {
  const { asset } = await params
  const contentType = contentTypes[asset.split('-').at(-1) ?? '']
  if (!contentType) return new Response('No such video.', { status: 404 })
  const file = await fetchFile(asset, request.headers.get('range'))
  if (file.status === 'unavailable') {
    return new Response('The video is not available right now. Try again in a minute.', {
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
  }
  if (file.status === 'missing') return new Response('No such video.', { status: 404 })
  const headers = new Headers({
    'content-type': contentType,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  if (file.contentRange) headers.set('content-range', file.contentRange)
  if (file.contentLength) headers.set('content-length', file.contentLength)
  return new Response(file.body, { status: file.contentRange ? 206 : 200, headers })
}
