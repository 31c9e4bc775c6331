import type { ReactNode } from 'react'
import { PlusIcon } from './icons.tsx'

type DisclosureProps = {
  /** What a press brings: “Show 4 more”. */
  label: string
  className?: string
  children: ReactNode
}

/** What a page holds back until it is asked for, without a script. */
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
