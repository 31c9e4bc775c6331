/**
 * Milliseconds between a navigation and the scrolling to the top or to an anchor (spec section 9: scroll to top delay and
 * anchor-after-navigation delay). The offsets of anchors stand in shell.css.
 */
const scrollDelay = 100

/** The path at which the visitor is; null before the first page. */
let currentPath: string | null = null
/** The address to which the browser's back or forward button led, until the visitor is there. */
let popstateUrl: string | null = null

/** Follows the browser's back and forward buttons: it returns at once, and we leave it there. */
export function onPopstate() {
  popstateUrl = location.href
  const { style } = document.documentElement
  style.scrollBehavior = 'auto'
  after(scrollDelay, () => style.removeProperty('scroll-behavior'))
}

/** Scrolls to the anchor or the top of a page at which the visitor just arrived. @returns what calls it off. */
export function onNavigated(path: string): (() => void) | undefined {
  if (path === currentPath) return
  const isFirst = currentPath === null
  const isBack = popstateUrl === location.href
  popstateUrl = null
  if (isFirst || isBack) {
    // The browser itself goes to the anchor, or back to where the visitor was.
    currentPath = path
    if (isFirst) anchorTarget(location.hash)
    return
  }
  // Next.js sets off as soon as the page is there, which is now; the specification waits.
  queueMicrotask(() => window.scrollTo({ top: window.scrollY, behavior: 'instant' }))
  return after(scrollDelay, () => {
    currentPath = path
    const target = anchorTarget(location.hash)
    if (target) target.scrollIntoView({ behavior: isFar(target) ? 'instant' : 'auto' })
    else toTop()
    // As on a fresh page, the keyboard begins here, and a screen reader says where it is.
    moveFocus(target ?? document.querySelector('main'))
  })
}

/** From here on the page scrolls smoothly (globals.css). Before, a visitor who opens an anchor's address is there at once. */
export function scrollSmoothly() {
  document.documentElement.dataset.scrolls = 'smoothly'
}

/** Follows a click on a link, before the link does: where it leads decides what is to be done on arrival. */
export function onLinkClick({ target }: MouseEvent) {
  scrollSmoothly()
  const link = target instanceof Element ? target.closest('a') : null
  if (!link) return
  const isInShell = !link.closest('main')
  // Anchors keep less distance when it was the footer that led there.
  document.documentElement.dataset.anchorsFrom = isInShell && link.closest('footer') ? 'footer' : 'page'
  if (link.origin !== location.origin || link.pathname !== location.pathname) return
  if (link.hash) anchorTarget(link.hash)
  else after(scrollDelay, toTop)
}

/** Lets the keyboard and a screen reader go on from a place on this page, to which a link led. */
export function moveFocusToAnchor(hash: string) {
  moveFocus(hash.length > 1 ? document.getElementById(decoded(hash)) : null)
}

function moveFocus(element: HTMLElement | null) {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** The element of an anchor; says so in the console when there is none. */
function anchorTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  const element = document.getElementById(decoded(hash))
  if (!element) console.warn(`This page has no element for the anchor ${hash}.`)
  return element
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1) // not every address is well encoded
  }
}

/** Further than the eye follows: a page is not unrolled for the way to its end. */
function isFar(element: HTMLElement): boolean {
  return Math.abs(element.getBoundingClientRect().top) > 3 * window.innerHeight
}

/** Smoothly, unless the visitor wants less motion: globals.css. */
function toTop() {
  window.scrollTo({ top: 0 })
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}
