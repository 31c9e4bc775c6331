import type { ReactNode } from 'react'

/** A quiet notice above a page, e.g. that it is shown in another language. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <aside className="border-b border-line bg-foam">
      <p className="page-width py-3 text-small">{children}</p>
    </aside>
  )
}
