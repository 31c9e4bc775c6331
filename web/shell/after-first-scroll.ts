/**
 * The top of the page, everything that leads to or is a booking form, other forms, and the footer. `data-form` is a place
 * whose form comes and goes.
 */
const observedSelector =
  'main h1, main a[data-dialog=consultation], main a[data-dialog=discoveryCall], main form, main [data-form], #book-call, main ~ footer'

/** What a page does once a visitor scrolls it, until `signal` is aborted: its booking bar comes and goes, numbers count. */
export function afterFirstScroll(signal: AbortSignal) {
  watchBookingBar(signal)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  import('@/motion/count-numbers.ts').then(
    (numbers) => signal.aborted || numbers.countNumbers(signal),
    () => {},
  )
}

/** Shows the page's booking bar while none of those is visible. */
function watchBookingBar(signal: AbortSignal) {
  const bar = document.querySelector('.booking-bar')
  if (!bar || signal.aborted) return
  const onScreen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen.add(target)
      else onScreen.delete(target)
    }
    bar.toggleAttribute('data-shown', onScreen.size === 0)
  })
  for (const element of document.querySelectorAll(observedSelector))
    observer.observe((element.matches('h1') && element.closest('main section, main header')) || element)
  signal.addEventListener('abort', () => observer.disconnect())
}
