import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { isRoutableType } from '@tidewright/contracts/public-path.ts'
import { type DocumentStore, getPublishedId } from 'sanity'
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { pageLinks, type Used, usageParams, usageQuery } from '../views/usage.ts'

const everywhere: Record<string, string | undefined> = {
  siteSettings: 'Used on every page of the site.',
  navigation: 'Shown on every page in this language.',
  uiStrings: 'Used on every page in this language.',
  starterGuide: 'Shown in the dialog the starter guide buttons open.',
  playbook: 'Visitors see it after entering a weekly code. The preview shows it without one.',
}

const nowhere: Record<string, string | undefined> = {
  emailText: 'Used in an email, not on a page.',
  glossary: 'For translators. Visitors don’t see it.',
  redirect: 'A redirect has no page of its own.',
  searchRules: 'Used by the site’s search.',
  'translation.metadata': 'Links translations to each other. It has no page of its own.',
}

/** The pages that show a document: its own page, or those of the documents that use it. */
export const locations: DocumentLocationResolver = ({ id, type, perspectiveStack }, { documentStore }) => {
  const message = nowhere[type]
  if (message) return { message, tone: 'positive' }
  const results = documentStore.listenQuery(usageQuery, usageParams(getPublishedId(id)), {
    apiVersion,
    perspective: perspectiveStack,
    tag: 'locations',
  })
  return mapObservable(results, (result) => locationsOf(type, result as Used | null)) // the shape of `usageQuery`
}

/** The location of a document with its own page. */
function ownLocation(document: Used | null): DocumentLocationsState {
  const [own] = document ? pageLinks(document) : []
  if (!own) return { message: 'Visitors can open it once it has a URL and is published.', tone: 'caution' }
  return {
    message: `URL: ${own.path}`,
    tone: 'positive',
    locations: [{ title: own.title, href: own.path }],
  }
}

function locationsOf(type: string, document: Used | null): DocumentLocationsState {
  // The list of resources shows every webinar, with or without a page.
  if (isRoutableType(type) && type !== 'webinar') return ownLocation(document)
  // It isn't saved yet; a list may show it as soon as it is published.
  if (!document) return { message: 'Visitors don’t see it yet.', tone: 'caution' }
  const found = pageLinks(document).map(({ title, path }) => ({ title, href: path }))
  if (found.length > 0) {
    const message = everywhere[type]
    return { locations: found, ...(message ? { message, tone: 'positive' as const } : {}) }
  }
  return { message: 'No page shows this yet. Add it to a section of a page.', tone: 'caution' }
}

type Results = ReturnType<DocumentStore['listenQuery']>

/** Maps the results of a listening query, as `map` of RxJS does. */
function mapObservable<Result>(results: Results, map: (result: unknown) => Result) {
  return results.lift<Result>({
    call: (subscriber, source: Results) =>
      source.subscribe({
        next: (result: unknown) => subscriber.next(map(result)),
        error: (error: unknown) => subscriber.error(error),
        complete: () => subscriber.complete(),
      }),
  })
}
