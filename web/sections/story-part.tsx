import { getLocale } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'

type StoryPartProps = { id: string; heading: string; children: ReactNode }

/** A part of a document: its heading, in the visitor's language, beside its text. */
export async function StoryPart({ id, heading, children }: StoryPartProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-4 border-line border-t py-8 lg:grid-cols-12 lg:py-12"
    >
      <h2 id={id} lang={await getLocale()} className="text-h2 lg:col-span-4">
        {heading}
      </h2>
      <div className="lg:col-span-8">{children}</div>
    </section>
  )
}

/** The text of a part in large letters. */
export function StoryText(props: ComponentProps<'p'>) {
  return <p {...props} className="max-w-[64ch] text-lead" />
}
