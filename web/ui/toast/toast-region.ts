let region: HTMLElement | undefined

/**
 * The container of toasts: above everything, and inside the open dialog, since nothing outside it can be clicked or is
 * announced. When the dialog closes, its toasts move to the page, or to the dialog that replaces it.
 */
export function toastRegion(): HTMLElement {
  region ??= makeRegion()
  settle(region)
  return region
}

function settle(shown: HTMLElement): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  const parent = dialog ?? document.body
  if (shown.parentElement === parent) return
  // What was already announced must not be announced again after the move.
  for (const toast of shown.children) toast.removeAttribute('role')
  parent.append(shown)
  const leave = () => {
    if (shown.parentElement !== dialog) return
    settle(shown)
    raiseRegion(shown)
  }
  dialog?.addEventListener('close', leave, { once: true })
}

/** Moves the region in front of a newly opened dialog, and out of the way of the focus. */
export function raiseRegion(shown: HTMLElement): void {
  shown.hidePopover()
  if (shown.childElementCount === 0) return
  shown.showPopover()
  keepOffFocus(shown)
}

/** At the bottom of the window, or at the top while the focused element is at the bottom (WCAG 2.4.11). */
function keepOffFocus(shown: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || shown.contains(focused)) return
  for (const place of ['foot', 'head', 'foot']) {
    shown.dataset.place = place
    if (!overlap(shown.getBoundingClientRect(), focused.getBoundingClientRect())) return
  }
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function makeRegion(): HTMLElement {
  const made = document.createElement('div')
  made.id = 'toasts'
  made.popover = 'manual'
  made.className =
    'pointer-events-none fixed inset-auto right-4 bottom-4 m-0 grid w-[min(26rem,100vw-2rem)] gap-3 overflow-visible bg-transparent p-0 data-[place=head]:top-4 data-[place=head]:bottom-auto'
  // The browser scrolls to the focused element only after this event.
  document.addEventListener('focusin', () =>
    requestAnimationFrame(() => made.matches(':popover-open') && keepOffFocus(made)),
  )
  return made
}
