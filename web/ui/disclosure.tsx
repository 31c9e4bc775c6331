import type { ReactNode } from 'react'
import { PlusIcon } from './icons.tsx'

type DisclosureProps = {
  /** The button's label: “Show 4 more”. */
  label: string
  className?: string
  children: ReactNode
}

/** Content hidden until requested, without JavaScript. */
export function Disclosure({ label, className = 'mt-6', children }: DisclosureProps) {
  return (
    <details className={`group ${className}`}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-tide hover:underline [&::-webkit-details-marker]:hidden">
        <PlusIcon className="size-5 group-open:rotate-45" />
        {label}
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  )
}
