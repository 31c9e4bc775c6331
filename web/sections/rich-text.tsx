import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { RichText as RichTextValue } from '@/content-types.ts'
import { dialogOf, hrefOf } from '@/links/href.ts'

const components = (locale: LocaleId): PortableTextComponents => ({
  block: {
    normal: ({ children }) => <p className="mt-5">{children}</p>,
    h2: ({ children }) => <h2 className="mt-14 text-h2">{children}</h2>,
    h3: ({ children }) => <h3 className="mt-9 text-h3">{children}</h3>,
  },
  list: {
    bullet: ({ children }) => <ul className="mt-5 list-disc space-y-2 pl-6 marker:text-tide">{children}</ul>,
    number: ({ children }) => (
      <ol className="mt-5 list-decimal space-y-2 pl-6 marker:text-tide">{children}</ol>
    ),
  },
  marks: {
    link: ({ value, children }) => (
      <a className="text-link" href={hrefOf(value, locale) ?? undefined} data-dialog={dialogOf(value)}>
        {children}
      </a>
    ),
  },
  types: {
    callout: ({ value }) => (
      <aside className="my-10 border-l-4 border-tide bg-foam px-6 py-5">
        <p className="font-display text-h3">{value.title}</p>
        <p className="mt-2 whitespace-pre-line">{value.text}</p>
      </aside>
    ),
    pullQuote: ({ value }) => (
      <blockquote className="my-12 border-t border-b border-line py-8 font-display text-h2 text-tide text-balance">
        {value.text}
      </blockquote>
    ),
  },
})

/** Long text as the content lake holds it, for a column of 60 to 72 characters. */
export function RichText({ value, locale }: { value: RichTextValue; locale: LocaleId }) {
  return <PortableText value={value} components={components(locale)} />
}
