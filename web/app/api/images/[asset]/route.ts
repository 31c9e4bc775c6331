import { assetParts, imageWidths, parseCrop } from '@tidewright/contracts/media/image-url.ts'
import { getImage } from '@/content/media/images.ts'
import { imageHeaders } from '@/security/headers.ts'

const yearInSeconds = 31_536_000

/** An image from the content lake in one of the site's widths, in the best format that the browser accepts. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/images/[asset]'>,
): Promise<Response> {
  const asset = assetParts((await params).asset)
  const search = new URL(request.url).searchParams
  const width = Number(search.get('w'))
  const wantedCrop = search.get('crop')
  const crop = asset && wantedCrop ? parseCrop(wantedCrop, asset) : null
  if (!asset || (wantedCrop && !crop) || !imageWidths.some((allowed) => allowed === width)) {
    return new Response('No such image.', { status: 404 })
  }
  const picture = await getImage(asset, { width, crop }, request.headers.get('accept') ?? '')
  if (picture.status === 'missing') return new Response('No such image.', { status: 404 })
  if (picture.status === 'unavailable') {
    return new Response('The image is not available right now.', {
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
  }
  return new Response(picture.body, {
    headers: {
      'content-type': picture.contentType,
      'cache-control': `public, max-age=${yearInSeconds}, immutable`,
      vary: 'accept',
      ...imageHeaders,
    },
  })
}
