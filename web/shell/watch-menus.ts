/**
 * How long the pointer rests on a trigger before its menu opens, and how long the menu stays open after the pointer
 * leaves, in ms.
 */
const hoverDelays = { open: 120, close: 220 }

/**
 * Enhances the menus of a page until `signal` is aborted: they open on hover, and close when a link in them is followed
 * or the focus leaves. It listens on the document, since the header isn't rendered by client-side React.
 */
export function watchMenus(signal: AbortSignal) {
  const timers = new WeakMap<Element, number>()
  /** Popovers opened by hover. */
  const hovered = new WeakSet<Element>()

  function later(menu: Element, act: () => void, delay: number) {
    clearTimeout(timers.get(menu))
    timers.set(menu, window.setTimeout(act, delay))
  }

  function enter(menu: Element, pointerType: string) {
    clearTimeout(timers.get(menu))
    const panel = panelOf(menu)
    if (!panel || !menu.matches('[data-menu=hover]') || pointerType !== 'mouse' || isOpen(panel)) return
    const open = () => {
      if (isOpen(panel) || !panel.isConnected) return
      panel.showPopover()
      hovered.add(panel)
    }
    later(menu, open, hoverDelays.open)
  }

  function leave(menu: Element) {
    const panel = panelOf(menu)
    const close = () => {
      if (panel && hovered.has(panel) && !panel.contains(document.activeElement)) panel.hidePopover()
    }
    later(menu, close, hoverDelays.close)
  }

  function click({ target }: Event) {
    const menu = menuOf(target)
    const panel = panelOf(menu)
    if (!menu || !panel || !(target instanceof Element)) return false
    if (panel.contains(target)) {
      if (target.closest('a')) panel.hidePopover()
      return false
    }
    clearTimeout(timers.get(menu))
    // Clicking a trigger whose menu just opened on hover keeps it open.
    return hovered.delete(panel)
  }

  const listen: typeof document.addEventListener = (type: string, listener: EventListener) =>
    document.addEventListener(type, listener, { signal, capture: type === 'toggle' })
  listen('pointerover', ({ target, relatedTarget, pointerType }) => {
    const menu = menuOf(target)
    if (menu && menu !== menuOf(relatedTarget)) enter(menu, pointerType)
  })
  listen('pointerout', ({ target, relatedTarget }) => {
    const menu = menuOf(target)
    if (menu && menu !== menuOf(relatedTarget)) leave(menu)
  })
  listen('focusout', ({ target, relatedTarget }) => {
    const menu = menuOf(target)
    if (menu && relatedTarget && menu !== menuOf(relatedTarget)) panelOf(menu)?.hidePopover()
  })
  listen('keydown', ({ key, target }) => {
    const menu = key === 'Escape' ? menuOf(target) : null
    const panel = panelOf(menu)
    if (!panel || !isOpen(panel)) return
    panel.hidePopover()
    menu?.querySelector('button')?.focus()
  })
  listen('click', (event) => {
    if (click(event)) event.preventDefault()
  })
  listen('toggle', ({ target }) => {
    if (target instanceof Element && !isOpen(target)) hovered.delete(target)
  })
  // The pointer may be over a menu before this code loads. If the menu has focus, the visitor has used it, and may have
  // closed it.
  const under = matchMedia('(hover: hover)').matches && document.querySelector('[data-menu]:hover')
  if (under && !under.contains(document.activeElement)) enter(under, 'mouse')
}

function menuOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-menu]') : null
}

function panelOf(menu: Element | null): HTMLElement | null {
  return menu?.querySelector<HTMLElement>(':scope > [popover]') ?? null
}

const isOpen = (panel: Element) => panel.matches(':popover-open')
