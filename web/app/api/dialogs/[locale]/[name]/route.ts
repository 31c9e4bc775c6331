import { dialogs, isDialogName } from '@tidewright/contracts/dialogs.ts'
import { isLocaleId, locales } from '@tidewright/contracts/locales.ts'
import { dialogData } from '@/views/dialog-data.ts'

// Cached and rendered again like a page, by the cache tags of what it reads.
export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.flatMap(({ id }) => Object.keys(dialogs).map((name) => ({ locale: id, name })))
}

/** The messages and content of a dialog, fetched when it opens for the first time. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/dialogs/[locale]/[name]'>,
): Promise<Response> {
  const { locale, name } = await params
  if (!isLocaleId(locale) || !isDialogName(name)) return new Response('No such dialog.', { status: 404 })
  const data = await dialogData[name](locale)
  // The visitor then follows the link that would have opened it.
  return data ? Response.json(data) : new Response('This dialog has no content yet.', { status: 404 })
}
