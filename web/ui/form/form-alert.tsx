import type { ReactNode } from 'react'

/** Tells the visitor in the form why it was not sent. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="border-l-4 border-wrong bg-raised px-5 py-4">
      {children}
    </p>
  )
}
