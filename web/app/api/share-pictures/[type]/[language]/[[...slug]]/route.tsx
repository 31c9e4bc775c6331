import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAddressedType } from '@tidewright/schemas/addresses.ts'
import { isLocaleId } from '@tidewright/schemas/locales.ts'
import { ownTitle } from '@tidewright/schemas/titles.ts'
import { ImageResponse } from 'next/og'
import { getCompany } from '@/content/settings.ts'
import { getSharedTitle } from '@/content/share.ts'
import { printable } from '@/seo/printable.ts'
import { SharePicture, shareSize } from '@/seo/share-picture.tsx'

// Made once for a document and kept until the document changes, as its page is.
export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/** The picture beside a shared link to a published document. Its words come from the content lake, never from the address. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/share-pictures/[type]/[language]/[[...slug]]'>,
): Promise<Response> {
  const { type, language, slug = [] } = await params
  if (!isAddressedType(type) || !isLocaleId(language)) return refusal(404)
  const shared = await getSharedTitle(type, language, slug.join('/') || '/')
  if (shared === 'missing') return refusal(404)
  if (shared === 'unavailable') return refusal(503)
  const company = await getCompany()
  const title = printable(ownTitle(shared.title, company))
  const picture = <SharePicture title={title} company={printable(company)} />
  return new ImageResponse(picture, { ...shareSize, fonts: await fonts() })
}

function refusal(status: 404 | 503): Response {
  return new Response(status === 404 ? 'No such page.' : 'Try again in a minute.', { status })
}

/** The site's two typefaces as static files: the picture's maker reads neither variable fonts nor WOFF2. */
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
