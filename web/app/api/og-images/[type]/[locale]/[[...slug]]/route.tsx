import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLocaleId } from '@tidewright/contracts/locales.ts'
import { isRoutableType } from '@tidewright/contracts/public-path.ts'
import { titleWithoutBrand } from '@tidewright/contracts/titles.ts'
import { ImageResponse } from 'next/og'
import { getRoutableDocument } from '@/content/routable-documents.ts'
import { getCompany } from '@/content/settings.ts'
import { OgImage, ogImageSize, toFontGlyphs } from '@/seo/og-image.tsx'

// Rendered once per document and cached until the document changes, like its page.
export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/** The share image of a published document. Its text comes from the content lake, never from the URL. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/og-images/[type]/[locale]/[[...slug]]'>,
): Promise<Response> {
  const { type, locale, slug = [] } = await params
  if (!isRoutableType(type) || !isLocaleId(locale)) return errorResponse(404)
  const result = await getRoutableDocument(type, locale, slug.join('/') || '/')
  if (result.status === 'unavailable') return errorResponse(503)
  if (result.status !== 'found' || result.contentLocale !== locale || result.document._type !== type)
    return errorResponse(404)
  const company = await getCompany()
  const title = toFontGlyphs(titleWithoutBrand(result.document.seo.title, company))
  const image = <OgImage title={title} company={toFontGlyphs(company)} />
  const response = new ImageResponse(image, { ...ogImageSize, fonts: await fonts() })
  // Its own would keep it out of the response cache; without one, Next.js sets that of a prerendered response.
  response.headers.delete('cache-control')
  return response
}

function errorResponse(status: 404 | 503): Response {
  return new Response(status === 404 ? 'No such page.' : 'Try again in a minute.', { status })
}

/** The site's two typefaces as static files: the image renderer supports neither variable fonts nor WOFF2. */
async function fonts() {
  const read = (file: string) => readFile(join(process.cwd(), 'seo/fonts', file))
  return [
    { name: 'Fraunces', data: await read('fraunces-latin-600-normal.woff'), weight: 600 as const },
    {
      name: 'Instrument Sans',
      data: await read('instrument-sans-latin-500-normal.woff'),
      weight: 500 as const,
    },
  ]
}
