import { fetchFile } from '@/content/media/files.ts'

/** What a video section may name: a film, and its captions. Anything else is no page of ours to show. */
const playable = /^(?:video\/(?:mp4|webm)|text\/vtt)\b/

/** A film of the content lake, or its captions, to be played in place; by parts, as players ask for them. */
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
