'use client'
import type { HTMLAttributes } from 'react'

type StaticHtmlProps = HTMLAttributes<HTMLElement> & {
  as: 'section' | 'article' | 'footer'
  /** Tells it from others of its page. */
  name: string
  /** Names the page whose content for React was left out, because its HTML has it; the site's server puts it here. */
  kept?: string
}

/** What the page came with, by page and name: an element may be drawn again when its HTML is gone. */
const keptHtml = new Map<string, string>()

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
  const html = { __html: htmlOf(kept, name) }
  return (
    <Tag
      key={kept}
      data-static={name}
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that the page came with
      dangerouslySetInnerHTML={html}
    />
  )
}

function htmlOf(page: string, name: string): string {
  const key = `${page} ${name}`
  const html =
    keptHtml.get(key) ?? document.querySelector(`[data-static="${CSS.escape(name)}"]`)?.innerHTML ?? ''
  keptHtml.set(key, html)
  return html
}
