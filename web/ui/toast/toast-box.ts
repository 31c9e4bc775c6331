import { raiseRegion, toastRegion } from './toast-region.ts'

export type Toast = { title: string; text: string; tone: 'good' | 'info' | 'wrong'; seconds: number }

const tones = { good: 'border-tide', info: 'border-muted', wrong: 'border-wrong' }

/**
 * Shows a short message at the bottom of the window, over dialogs too, and announces it. It stays while it is hovered,
 * and closes with Escape, its button, or after `seconds`.
 */
export function showToast({ title, text, tone, seconds }: Toast, closeLabel: string): void {
  const region = toastRegion()
  const box = document.createElement('div')
  box.className = `pointer-events-auto flex gap-4 rounded border-l-4 bg-raised p-4 text-ink shadow-lg ${tones[tone]}`
  box.setAttribute('role', tone === 'wrong' ? 'alert' : 'status')
  const content = document.createElement('div')
  content.append(paragraph(title, 'font-semibold'), paragraph(text, 'text-small'))
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'ml-auto size-11 shrink-0 cursor-pointer text-xl leading-none'
  close.textContent = '×'
  close.ariaLabel = closeLabel
  box.append(content, close)
  closeBy(box, close)
  region.append(box)
  raiseRegion(region)
  removeLater(box, seconds)
}

/** Removes the messages of the previous attempt before the next one. */
export function clearToasts(): void {
  toastRegion().replaceChildren()
}

/** Its button and Escape close a toast and restore the focus. */
function closeBy(box: HTMLElement, button: HTMLButtonElement): void {
  let before: EventTarget | null = null
  box.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) before = relatedTarget
  })
  const close = () => {
    box.remove()
    if (before instanceof HTMLElement) before.focus()
  }
  button.onclick = close
  box.onkeydown = (event) => {
    if (event.key !== 'Escape') return
    // The dialog around it stays open.
    event.preventDefault()
    close()
  }
}

function removeLater(box: HTMLElement, seconds: number) {
  // After a tap, a touch screen says that the box is hovered for ever.
  const held = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within'
  const remove = () => (box.matches(held) ? removeLater(box, 2) : box.remove())
  setTimeout(remove, seconds * 1_000)
}

function paragraph(text: string, className: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.className = className
  element.textContent = text
  return element
}
