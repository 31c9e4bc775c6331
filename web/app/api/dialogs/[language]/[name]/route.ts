import { dialogs, isDialogName } from '@tidewright/schemas/dialogs.ts'
import { isLocaleId, locales } from '@tidewright/schemas/locales.ts'
import { dialogData } from '@/views/dialog-data.ts'

// Kept and made anew like a page: by the cache tags of what it reads.
export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.flatMap(({ id }) => Object.keys(dialogs).map((name) => ({ language: id, name })))
}

/** The messages and content of a dialog, fetched when it is opened for the first time. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/dialogs/[language]/[name]'>,
): Promise<Response> {
  const { language, name } = await params
  if (!isLocaleId(language) || !isDialogName(name)) return new Response('No such dialog.', { status: 404 })
  const data = await dialogData[name](language)
  // The link that would open it is then followed.
  return data ? Response.json(data) : new Response('This dialog has no content yet.', { status: 404 })
}
