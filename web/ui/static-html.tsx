'use client'
import type { HTMLAttributes } from 'react'

type StaticHtmlProps = HTMLAttributes<HTMLElement> & {
  as: 'section' | 'article' | 'header' | 'footer'
  /** Tells it from others of its page. */
  name: string
  /** Names the page whose content for React was left out, because its HTML has it, with all other props; the site's server puts it here. */
  kept?: string
}

/** The elements that pages came with, by page and name: one may be drawn again when it is gone from the document. */
const keptElements = new Map<string, KeptElement>()

/**
 * An element whose content no script touches. In the page that a visitor loads first, the site's server leaves the content out of what
 * React is told: React then takes the HTML as it stands. Everywhere else it is an element like any other.
 */
export function StaticHtml({ as: Tag, name, kept, children, ...attributes }: StaticHtmlProps) {
  if (!kept) {
    return (
      <Tag data-static={name} {...attributes}>
        {children}
      </Tag>
    )
  }
  const element = keptElement(kept, name)
  return (
    <Tag
      key={kept}
      data-static={name}
      ref={element.ref}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that the page came with
      dangerouslySetInnerHTML={element.html}
    />
  )
}

function keptElement(page: string, name: string): KeptElement {
  const key = `${page} ${name}`
  const element = keptElements.get(key) ?? keepElement(name)
  keptElements.set(key, element)
  return element
}

type KeptElement = ReturnType<typeof keepElement>

/**
 * Its attributes are copied and its HTML is written only when React draws the element anew: writing that of a whole page takes a quarter of the time in which a phone
 * wakes the page up. An element that React took out of the document still has all of it.
 */
function keepElement(name: string) {
  let element: Element | null = null
  const write = () => {
    element ??= document.querySelector(`[data-static="${CSS.escape(name)}"]`)
    return element?.innerHTML ?? ''
  }
  const ref = (found: Element | null) => {
    // Styles are those of a transition between pages, and the security policy allows none.
    if (found && element && found !== element)
      for (const { name, value } of element.attributes) if (name !== 'style') found.setAttribute(name, value)
    element = found ?? element
  }
  // React asks no more of it than whether it is there, until the browser writes it into an element.
  return { ref, html: { __html: { toString: write, toJSON: write } } }
}
