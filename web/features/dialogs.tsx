import type { DialogName } from '@tidewright/contracts/dialogs.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { ComponentType } from 'react'
import type { DialogProps } from '@/ui/dialog/dialog-requests.ts'

/** A dialog with its messages and content, ready to show. */
export type LoadedDialog = ComponentType<Omit<DialogProps<unknown>, 'data'>>

type Load = (locale: LocaleId) => Promise<LoadedDialog>

/** The dialogs that a link or feature can open. Each is imported, and its data fetched, on first use. */
const dialogs: Record<DialogName, Load> = {
  assessment: dialog('assessment', async () => {
    const { AssessmentDialog } = await import('./assessment/assessment-dialog.tsx')
    return AssessmentDialog
  }),
  consultation: dialog('consultation', async () => {
    const { ConsultationDialog } = await import('./booking/consultation-dialog.tsx')
    return ConsultationDialog
  }),
  discoveryCall: dialog('discoveryCall', async () => {
    const { DiscoveryCallDialog } = await import('./booking/discovery-call-dialog.tsx')
    return DiscoveryCallDialog
  }),
  newsletter: dialog('newsletter', async () => {
    const { NewsletterDialog } = await import('./newsletter/newsletter-dialog.tsx')
    return NewsletterDialog
  }),
  starterGuide: dialog('starterGuide', async () => {
    const { StarterGuideDialog } = await import('./starter-guide/starter-guide-dialog.tsx')
    return StarterGuideDialog
  }),
}

/** Loads a dialog by name; null if there is none. @throws if it doesn't load. */
export function loadDialog(name: string, locale: LocaleId): Promise<LoadedDialog> | null {
  return isDialog(name) ? dialogs[name](locale) : null
}

/** Checks the registry. The list in contracts/ also has paths and titles, which browsers don't need. */
function isDialog(name: string): name is DialogName {
  return Object.hasOwn(dialogs, name)
}

/** `views/dialog-data.ts` creates the data. */
function dialog<Data>(name: DialogName, load: () => Promise<ComponentType<DialogProps<Data>>>): Load {
  return async (locale) => {
    const [Component, data] = await Promise.all([load(), fetchData<Data>(name, locale)])
    return (props) => <Component {...props} data={data} />
  }
}

/** @throws if the data doesn't load within ten seconds. */
async function fetchData<Data>(name: DialogName, locale: LocaleId): Promise<Data> {
  const response = await fetch(`/api/dialogs/${locale}/${name}`, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`The dialog "${name}" did not load: ${response.status}.`)
  return response.json()
}
