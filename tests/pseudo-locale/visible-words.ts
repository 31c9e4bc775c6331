/**
 * Runs in a browser: every text that a visitor reads or hears on the current page, each once. Leaves out links to other
 * languages, and the browser's own validation messages.
 */
export function visibleWords(): string[] {
  const spoken = [
    'alt',
    'title',
    'placeholder',
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'aria-placeholder',
  ]
  const words = new Set([document.title])
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (!element || element.closest('script, style, noscript, template, [hreflang]')) continue
    if (!element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, option, head'))
      continue
    if (!(node instanceof Element)) words.add(node.textContent ?? '')
    else for (const name of spoken) words.add(node.getAttribute(name) ?? '')
    if (node instanceof HTMLInputElement && ['submit', 'button'].includes(node.type)) words.add(node.value)
    if (node instanceof HTMLInputElement && node.validity.customError) words.add(node.validationMessage)
  }
  return [...words].filter((text) => text.trim())
}
