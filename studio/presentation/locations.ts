import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { isRoutableType } from '@tidewright/schemas/public-path.ts'
import { getPublishedId } from 'sanity'
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { pageLinks, type Used, usageParams, usageQuery } from '../views/usage.ts'
import { mapObservable } from './map-observable.ts'

const everywhere: Record<string, string | undefined> = {
  siteSettings: 'Shared by every page of the site.',
  navigation: 'Stands on every page of this language.',
  uiStrings: 'These words appear on every page of this language.',
  starterGuide: 'Stands in a dialog, which the buttons of the starter guide open.',
  playbook: 'Visitors see it once they have entered a weekly code; the preview shows it without one.',
}

const nowhere: Record<string, string | undefined> = {
  emailText: 'These words are in a mail: no page shows them.',
  redirect: 'A redirect leads to a page and is none itself.',
}

/** The pages that show a document: its own, or those of the documents that use it. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const message = nowhere[type]
  if (message) return { message, tone: 'caution' }
  const answers = documentStore.listenQuery(usageQuery, usageParams(getPublishedId(id)), {
    apiVersion,
    perspective: 'drafts',
    tag: 'locations',
  })
  return mapObservable(answers, (answer) => locationsOf(type, answer as Used | null)) // the shape of `usageQuery`
}

/** A page is not “used”: it is where it is. */
function ownLocation(document: Used | null): DocumentLocationsState {
  const [own] = document ? pageLinks(document) : []
  if (!own)
    return { message: 'Once it has an address and is published, visitors find it there.', tone: 'caution' }
  return {
    message: `Visitors find it at ${own.path}`,
    tone: 'positive',
    locations: [{ title: own.title, href: own.path }],
  }
}

function locationsOf(type: string, document: Used | null): DocumentLocationsState {
  if (isRoutableType(type)) return ownLocation(document)
  const found = document ? pageLinks(document).map(({ title, path }) => ({ title, href: path })) : []
  if (found.length > 0) {
    const message = everywhere[type]
    return { locations: found, ...(message ? { message, tone: 'positive' as const } : {}) }
  }
  return { message: 'No page shows this yet. Add it to a section of a page.', tone: 'caution' }
}
