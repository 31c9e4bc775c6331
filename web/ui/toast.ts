export type Toast = { title: string; text: string; tone: 'good' | 'info' | 'wrong'; seconds: number }

/** How long a toast stays, in seconds (spec section 9: error toast, success toast). */
export const toastSeconds = { good: 5, info: 5, wrong: 10 }

const tones = { good: 'border-tide', info: 'border-muted', wrong: 'border-wrong' }

/**
 * Shows a short message at the foot of the window, over dialogs too, and reads it out. It stays while it is pointed at
 * and goes with Escape, its button, or after `seconds`.
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
  close.onclick = () => box.remove()
  box.append(content, close)
  box.onkeydown = (event) => event.key === 'Escape' && box.remove()
  region.append(box)
  region.hidePopover()
  region.showPopover()
  removeLater(box, seconds)
}

/** Takes down what the last try said, before the next one is made. */
export function clearToasts(): void {
  toastRegion().replaceChildren()
}

function removeLater(box: HTMLElement, seconds: number) {
  const remove = () => (box.matches(':hover, :focus-within') ? removeLater(box, 2) : box.remove())
  setTimeout(remove, seconds * 1_000)
}

function paragraph(text: string, className: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.className = className
  element.textContent = text
  return element
}

function toastRegion(): HTMLElement {
  const existing = document.getElementById('toasts')
  if (existing) return existing
  const region = document.createElement('div')
  region.id = 'toasts'
  region.popover = 'manual'
  region.className =
    'pointer-events-none fixed inset-auto right-4 bottom-4 m-0 grid w-[min(26rem,100vw-2rem)] gap-3 overflow-visible bg-transparent p-0'
  document.body.append(region)
  return region
}
