import { isLocaleId } from '@tidewright/contracts/locales.ts'

/**
 * Completes the page for paths that don't exist by what only the browser knows, since one rendered page serves all
 * paths: the requested path, its words in the search field, and the way back. `place` is where the path is shown.
 */
export function completeNotFoundPage(place: HTMLElement): void {
  const path = location.pathname
  console.warn(`Page not found: ${path}`)
  place.textContent = readable(path)
  if (place.parentElement) place.parentElement.hidden = false
  const field = document.querySelector<HTMLInputElement>('main input[name=q]')
  if (field && !field.value) field.value = wordsOf(path)
  const back = document.querySelector<HTMLElement>('[data-go-back]')
  // Without a page to go back to, it leads home.
  back?.addEventListener('click', () =>
    history.length > 1 ? history.back() : location.assign(back.dataset.goBack ?? '/'),
  )
}

/** The words of a path without its locale: `/fr/old-page_2.html` has `old page 2`. */
function wordsOf(path: string): string {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(readable(path)) ?? []
  const own = isLocaleId(first) ? rest : first + rest
  return own
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 100)
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path // not every URL is encoded correctly
  }
}
