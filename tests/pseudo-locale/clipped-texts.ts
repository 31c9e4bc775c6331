/**
 * Runs in a browser: finds texts that are partly invisible, because an element clips them or they overflow its
 * background or the screen; and fields too small for their text.
 */
export function clippedTexts(): string[] {
  const faults = new Set<string>()
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  /** Text for screen readers only. */
  const isUnseen = ({ width, height }: DOMRect) => width <= 1 || height <= 1
  const hasGround = (style: CSSStyleDeclaration) =>
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    [style.borderLeftWidth, style.borderRightWidth].every((width) => width !== '0px')

  /** What hides a part of the text in a rectangle. Its line box may be slightly higher than its background. */
  function faultOf(text: DOMRect, parent: Element): string | null {
    let seesX = true
    let seesY = true
    for (let element: Element | null = parent; element; element = element.parentElement) {
      const style = styleOf(element)
      if (style.display === 'inline' || style.display === 'contents') continue
      const box = element.getBoundingClientRect()
      if (isUnseen(box)) return null
      const name = `${element.localName}${element.id && `#${element.id}`}.${element.classList[0] ?? ''}`
      const outX = text.left < box.left - 1 || text.right > box.right + 1
      const outY = text.top < box.top - text.height / 4 || text.bottom > box.bottom + text.height / 4
      const isRoot = element === document.documentElement || element === document.body
      if (isScrolling(style.overflowX)) seesX = false
      if (isScrolling(style.overflowY)) seesY = false
      if (seesX && !isRoot && outX && isCutting(style.overflowX)) return `cut off by ${name}`
      if (seesY && !isRoot && outY && isCutting(style.overflowY)) return `cut off below by ${name}`
      if (seesX && outX && hasGround(style)) return `over the edge of ${name}`
      // Text of a grid's own line may overflow its row without being clipped.
      if (seesY && !isRoot && outY && hasGround(style) && style.display !== 'grid')
        return `over the lower edge of ${name}`
      if (style.position === 'fixed') break
    }
    const isOff = text.left < -1 || text.right > innerWidth + 1
    return seesX && isOff ? 'over the edge of the screen' : null
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('option, svg, [aria-hidden=true]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rectangle of range.getClientRects()) {
      const fault = rectangle.width > 0 && faultOf(rectangle, parent)
      if (fault) faults.add(`“${node.textContent.trim().slice(0, 60)}” is ${fault}`)
    }
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll<HTMLElement>('input, select, textarea')) {
    if (
      !pen ||
      !field.checkVisibility({ visibilityProperty: true }) ||
      isUnseen(field.getBoundingClientRect())
    )
      continue
    const chosen = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : undefined
    const words = chosen ?? field.getAttribute('placeholder')
    const style = styleOf(field)
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (words && field.localName !== 'textarea' && pen.measureText(words).width > room + 1)
      faults.add(`“${words}” is longer than its field`)
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    faults.add(`The page scrolls sideways: ${scrollWidth} px in ${clientWidth} px`)
  return [...faults]
}
