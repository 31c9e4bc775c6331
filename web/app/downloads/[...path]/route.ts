import { getDownloadSettings } from '@/content/settings.ts'
import { downloads } from '@/downloads/render-download.ts'
import { getIndustryNames } from '@/features/roi-calculator/get-roi-messages.ts'

// Made by the build, and again after a publish of Settings; until then the last file stays, like a page.
export const dynamic = 'force-static'
export const dynamicParams = false

const contentTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export function generateStaticParams() {
  return downloads.map(({ path }) => ({ path: path.split('/') }))
}

/** A guide or workbook with the figures of Settings. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/downloads/[...path]'>,
): Promise<Response> {
  const path = (await params).path.join('/')
  const download = downloads.find((each) => each.path === path)
  if (!download) return new Response('No such file.', { status: 404 })
  const { locale } = download
  const settings = await getDownloadSettings()
  // Settings that were never published, in a new dataset.
  if (!settings) return new Response('The file is not available yet.', { status: 503 })
  const bytes = await download.render({ ...settings, industryNames: await getIndustryNames(locale) })
  const type = path.endsWith('.pdf') ? contentTypes.pdf : contentTypes.xlsx
  return new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } })
}
