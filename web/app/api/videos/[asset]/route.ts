import { fetchFile } from '@/content/media/files.ts'

/** The file types of a video section: videos and captions. Other assets are not served here. */
const playable = /^(?:video\/(?:mp4|webm)|text\/vtt)\b/

/** A video from the content lake, or its captions, with support for range requests. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/videos/[asset]'>,
): Promise<Response> {
  const file = await fetchFile((await params).asset, request.headers.get('range'))
  if (file.status === 'unavailable') {
    return new Response('The video is not available right now. Try again in a minute.', {
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
  }
  if (file.status === 'missing' || !playable.test(file.contentType)) {
    return new Response('No such video.', { status: 404 })
  }
  const headers = new Headers({
    'content-type': file.contentType,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  if (file.contentRange) headers.set('content-range', file.contentRange)
  if (file.contentLength) headers.set('content-length', file.contentLength)
  return new Response(file.body, { status: file.contentRange ? 206 : 200, headers })
}
