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

/** Moves the region in front of a newly opened dialog, and out of the way of what the visitor needs next. */
export function raiseRegion(shown: HTMLElement): void {
  shown.hidePopover()
  if (shown.childElementCount === 0) return
  shown.showPopover()
  keepClear(shown)
}

/**
 * At the bottom of the window, or at the top if it covers less there of what the visitor needs (WCAG 2.4.11): an error
 * must not cover the button that sends the form again.
 */
function keepClear(shown: HTMLElement): void {
  if (shown.contains(document.activeElement)) return
  const covers = (element: Element) => overlap(shown.getBoundingClientRect(), element.getBoundingClientRect())
  const needed = neededElements(shown)
  const covered = ['foot', 'head'].map((place) => {
    shown.dataset.place = place
    // Each element counts more than all after it.
    return needed.reduce((sum, element, index) => sum + (covers(element) ? 2 ** -index : 0), 0)
  })
  const [foot = 0, head = 0] = covered
  shown.dataset.place = head < foot ? 'head' : 'foot'
}

/**
 * The controls of the visitor's dialog or form, or without one the buttons of the page: first those that send the form, then
 * the focused element, which can still be scrolled away, then all others.
 */
function neededElements(shown: HTMLElement): Element[] {
  const focused = document.activeElement
  const dialog = shown.closest('dialog')
  const form = focused?.closest('form') ?? dialog?.querySelector('form:not([method=dialog])')
  const all = (within: Element | null | undefined, selector: string) => [
    ...(within?.querySelectorAll(selector) ?? []),
  ]
  const controls =
    dialog || form
      ? all(dialog ?? form, 'a, button, input, select, textarea')
      : all(document.querySelector('main'), 'button, .button-primary')
  return [
    ...all(form, '[type=submit]'),
    ...(focused && focused !== document.body ? [focused] : []),
    ...controls.filter((control) => !shown.contains(control)),
  ]
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
  // The browser scrolls to the focused element only after this event; visitors scroll to the button.
  let frame = 0
  const keepClearSoon = () => {
    if (!made.matches(':popover-open')) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => keepClear(made))
  }
  document.addEventListener('focusin', keepClearSoon)
  document.addEventListener('scroll', keepClearSoon, { capture: true, passive: true })
  return made
}
