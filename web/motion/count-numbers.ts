import { animateValue, inView } from 'framer-motion/dom'
import { readNumber } from './read-number.ts'

/** Seconds. */
const duration = 0.9

/**
 * Counts each number that is marked with `data-count` up to its value, once, when it comes into view. Numbers that the
 * visitor already sees stay as they are. Aborting shows all values at once: what the server sent is also the end.
 */
export function countNumbers(signal: AbortSignal) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const languageTag = element.closest<HTMLElement>('[lang]')?.lang ?? ''
    const number = readNumber(element.textContent, languageTag)
    if (!number || element.getBoundingClientRect().top < window.innerHeight) continue
    const text = element.firstChild?.nodeType === Node.TEXT_NODE ? element.firstChild : null
    if (!text) continue
    const end = text.nodeValue
    const stop = inView(element, () => {
      stop()
      const counting = animateValue({
        keyframes: [0, number.value],
        duration: duration * 1_000,
        ease: 'easeOut',
        onUpdate: (value) => {
          text.nodeValue = number.format(value)
        },
        onComplete: showEnd,
      })
      signal.addEventListener('abort', () => counting.cancel(), { once: true })
    })
    const showEnd = () => {
      text.nodeValue = end
    }
    signal.addEventListener(
      'abort',
      () => {
        stop()
        showEnd()
      },
      { once: true },
    )
  }
}
