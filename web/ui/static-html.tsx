'use client'
import type { HTMLAttributes } from 'react'

type StaticHtmlProps = HTMLAttributes<HTMLElement> & {
  as: 'section' | 'article' | 'div' | 'header' | 'nav' | 'footer'
  /** Unique on the page. */
  name: string
  /**
   * The page whose RSC payload lacks this element's content and other props, since its HTML has them; set by the site's
   * server.
   */
  prunedPage?: string
}

/**
 * The elements that pages were loaded with, by page and name: an element may be rendered again after it was removed
 * from the document.
 */
const loadedElements = new Map<string, LoadedElement>()

/**
 * An element without client components. For the page that a visitor loads first, the site's server removes its content
 * from the RSC payload, and React uses the HTML in the document. Otherwise it is an ordinary element.
 */
export function StaticHtml({ as: Tag, name, prunedPage, children, ...attributes }: StaticHtmlProps) {
  if (!prunedPage) {
    return (
      <Tag data-static={name} {...attributes}>
        {children}
      </Tag>
    )
  }
  const element = loadedElement(prunedPage, name)
  return (
    <Tag
      key={prunedPage}
      data-static={name}
      ref={element.ref}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that the page was loaded with
      dangerouslySetInnerHTML={element.html}
    />
  )
}

function loadedElement(page: string, name: string): LoadedElement {
  const key = `${page} ${name}`
  const element = loadedElements.get(key) ?? createElement(name)
  loadedElements.set(key, element)
  return element
}

type LoadedElement = ReturnType<typeof createElement>

/**
 * Attributes are copied and the HTML is serialised only when React renders the element again: serialising a whole page
 * takes a quarter of a phone's hydration time. An element that React removed from the document still has its content.
 */
function createElement(name: string) {
  let element: Element | null = null
  const innerHtml = () => {
    element ??= document.querySelector(`[data-static="${CSS.escape(name)}"]`)
    return element?.innerHTML ?? ''
  }
  const ref = (mounted: Element | null) => {
    // Styles belong to a transition between pages, and the policy forbids style attributes.
    if (mounted && element && mounted !== element)
      for (const { name, value } of element.attributes)
        if (name !== 'style') mounted.setAttribute(name, value)
    element = mounted ?? element
  }
  // React only checks that it is set until it is written into an element.
  return { ref, html: { __html: { toString: innerHtml, toJSON: innerHtml } } }
}
