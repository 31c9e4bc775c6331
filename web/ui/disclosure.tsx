import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PlusIcon } from './icons.tsx'

type DisclosureProps = {
  /** The button's label in the visitor's language: “Show 4 more”. */
  label: string
  className?: string
  children: ReactNode
}

/** Content hidden until requested, without JavaScript. */
export async function Disclosure({ label, className = 'mt-6', children }: DisclosureProps) {
  return (
    <details className={`group ${className}`}>
      <summary
        lang={await getLocale()}
        className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-tide hover:underline [&::-webkit-details-marker]:hidden"
      >
        <PlusIcon className="size-5 group-open:rotate-45" />
        {label}
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  )
}
