import { animateValue, inView } from 'framer-motion/dom'

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
      // Cancelling would write the start, 0.
      signal.addEventListener('abort', () => counting.stop(), { once: true })
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

type ReadNumber = {
  value: number
  /** The text with another value in place of its number, which has the same form. */
  format: (value: number) => string
}

/** The only number in a text, by the separators of a language; null if there is none, or more than one. */
export function readNumber(text: string, languageTag: string): ReadNumber | null {
  const [written = '', ...others] = text.match(/\d(?:[\d.,\s]*\d)?/g) ?? []
  if (!written || others.length > 0) return null
  const decimal = new Intl.NumberFormat(languageTag).formatToParts(1.5).find(({ type }) => type === 'decimal')
  const [whole = '', fraction = ''] = written.split(decimal?.value ?? '.')
  const value = Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`)
  const number = new Intl.NumberFormat(languageTag, {
    minimumFractionDigits: fraction.length,
    maximumFractionDigits: fraction.length,
  })
  // A number that a language would write otherwise would jump at the end.
  if (number.format(value) !== written) return null
  return { value, format: (other) => text.replace(written, number.format(other)) }
}
