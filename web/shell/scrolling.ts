/**
 * Milliseconds between a navigation and the scrolling to the top or an anchor (spec section 9: scroll to top delay and
 * anchor-after-navigation delay). shell.css has the offsets of anchors.
 */
const scrollDelay = 100

/** The current path; null before the first page. */
let currentPath: string | null = null
/** The URL that the browser's back or forward button leads to, until the page has arrived. */
let popstateUrl: string | null = null

/** Follows the browser's back and forward buttons, which restore the scroll position themselves. */
export function onPopstate() {
  popstateUrl = location.href
  const { style } = document.documentElement
  style.scrollBehavior = 'auto'
  after(scrollDelay, () => style.removeProperty('scroll-behavior'))
}

/** Scrolls to the anchor or the top of a page that was just reached. @returns a function that cancels it. */
export function onNavigated(path: string): (() => void) | undefined {
  if (path === currentPath) return
  const isFirst = currentPath === null
  const isBack = popstateUrl === location.href
  popstateUrl = null
  if (isFirst || isBack) {
    // The browser itself scrolls to the anchor or restores the position.
    currentPath = path
    if (isFirst) anchorTarget(location.hash)
    return
  }
  // Next.js scrolls as soon as the page is there, which is now; the spec requires a delay.
  queueMicrotask(() => window.scrollTo({ top: window.scrollY, behavior: 'instant' }))
  const focused = document.activeElement
  return after(scrollDelay, () => {
    currentPath = path
    const target = anchorTarget(location.hash)
    if (target) target.scrollIntoView({ behavior: isFar(target) ? 'instant' : 'auto' })
    else toTop()
    // As on a fresh page, keyboard navigation starts here, and a screen reader announces it. A visitor who has gone on
    // meanwhile keeps the focus; without it, an open menu would close.
    const hasGoneOn = document.activeElement !== focused && document.activeElement !== document.body
    if (hasGoneOn || document.querySelector('[data-menu] :popover-open')) return
    moveFocus(target ?? document.querySelector('main'))
  })
}

/**
 * From now on the page scrolls smoothly (globals.css). Before, a visitor who opens a URL with an anchor jumps there.
 */
export function scrollSmoothly() {
  document.documentElement.dataset.scrolls = 'smoothly'
}

/** Handles a click on a link before navigation: its target decides what happens on arrival. */
export function onLinkClick({ target }: MouseEvent) {
  scrollSmoothly()
  const link = target instanceof Element ? target.closest('a') : null
  if (!link) return
  const isInShell = !link.closest('main')
  // Anchors have a smaller scroll margin after a footer link.
  document.documentElement.dataset.anchorsFrom = isInShell && link.closest('footer') ? 'footer' : 'page'
  if (link.origin !== location.origin || link.pathname !== location.pathname) return
  if (link.hash) anchorTarget(link.hash)
  else after(scrollDelay, toTop)
}

/** Scrolls to an anchor on this page, and moves the keyboard and screen reader position there. */
export function scrollToAnchor(hash: string) {
  const target = document.getElementById(decoded(hash))
  target?.scrollIntoView({ behavior: isFar(target) ? 'instant' : 'auto' })
  moveFocus(target)
}

/** Moves the keyboard and screen reader position to an anchor on this page. */
export function moveFocusToAnchor(hash: string) {
  moveFocus(hash.length > 1 ? document.getElementById(decoded(hash)) : null)
}

function moveFocus(element: HTMLElement | null) {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * The element of an anchor, with the answers around it opened: browsers do so only for links that they follow themselves.
 * Logs to the console if there is none. A hash with `=` is a result, not an anchor.
 */
function anchorTarget(hash: string): HTMLElement | null {
  if (hash.length < 2 || hash.includes('=')) return null
  const element = document.getElementById(decoded(hash))
  if (!element) console.warn(`This page has no element for the anchor ${hash}.`)
  for (let around = element?.closest('details'); around; around = around.parentElement?.closest('details')) {
    // At once, not animated: nothing scrolls to an element that isn't rendered yet.
    around.dataset.opened = 'by-link'
    around.open = true
  }
  return element
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1) // not every URL is encoded correctly
  }
}

/** Longer distances jump: scrolling a whole page by takes too long. */
function isFar(element: HTMLElement): boolean {
  return Math.abs(element.getBoundingClientRect().top) > 3 * window.innerHeight
}

/** Smooth, unless the visitor prefers reduced motion: globals.css. */
function toTop() {
  window.scrollTo({ top: 0 })
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}
