import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { fileDetails, fileHref } from '@tidewright/contracts/links.ts'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { RichTextBlock, RichText as RichTextValue } from '@/content-types.ts'
import { languageAttribute } from '@/i18n/foreign-language-tag.ts'
import { Picture } from '@/images/picture.tsx'
import { dialogOf, hrefOf, linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { DataTable } from '@/ui/data-table.tsx'
import { FileTextIcon } from '@/ui/icons.tsx'
import type { Heading } from './headings.ts'
import { UploadedVideo } from './video-file.tsx'

type RichTextProps = {
  value: RichTextValue
  locale: LocaleId
  /** The headings with anchor links, each with the link's label. */
  anchors?: (Heading & { linkLabel: string })[]
}

const components = (locale: LocaleId, anchors: RichTextProps['anchors']): PortableTextComponents => ({
  block: {
    normal: ({ children, value }) => (
      <p {...languageAttribute(value)} className="mt-5">
        {children}
      </p>
    ),
    h2: ({ children, value }) => {
      const anchor = anchors?.find(({ key }) => key === value._key)
      const language = languageAttribute(value)
      if (!anchor)
        return (
          <h2 {...language} className="mt-14 text-h2">
            {children}
          </h2>
        )
      return (
        <div className="group relative mt-14">
          <h2 id={anchor.id} {...language} tabIndex={-1} className="text-h2">
            {children}
          </h2>
          <a
            href={`#${anchor.id}`}
            aria-label={anchor.linkLabel}
            className="absolute top-[-0.3em] right-0 inline-flex size-11 items-center justify-center font-heading text-h3 text-tide no-underline opacity-0 focus-visible:bg-paper focus-visible:opacity-100 group-hover:opacity-100 lg:right-full print:hidden"
          >
            #
          </a>
        </div>
      )
    },
    h3: ({ children, value }) => (
      <h3 {...languageAttribute(value)} className="mt-9 text-h3">
        {children}
      </h3>
    ),
  },
  listItem: ({ children, value }) => <li {...languageAttribute(value)}>{children}</li>,
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
      <aside {...languageAttribute(value)} className="my-10 border-l-4 border-tide bg-foam px-6 py-5">
        <p className="font-heading text-h3">{value.title}</p>
        <p className="mt-2 whitespace-pre-line">{value.text}</p>
      </aside>
    ),
    pullQuote: ({ value }) => (
      <blockquote
        {...languageAttribute(value)}
        className="my-12 border-t border-b border-line py-8 font-heading text-h2 text-tide text-balance"
      >
        {value.text}
      </blockquote>
    ),
    captionedPicture: ({ value }) => (
      <figure {...languageAttribute(value)} className="my-10">
        <Picture picture={value.picture} sizes="(min-width: 48rem) 44rem, 100vw" />
        {value.caption && <figcaption className="mt-3 text-muted text-small">{value.caption}</figcaption>}
      </figure>
    ),
    dataTable: ({ value }) => (
      <div {...languageAttribute(value)} className="my-10">
        <DataTable {...value} />
      </div>
    ),
    action: ({ value }) => (
      <p {...languageAttribute(value)} className="my-8">
        <ActionLink label={value.label} variant={value.variant} {...linkProps(value.link, locale)} />
      </p>
    ),
    fileDownload: ({ value }) => <FileDownload block={value} locale={locale} />,
    uploadedVideo: ({ value }) => <UploadedVideo block={value} />,
  },
})

/** Long text from the content lake, for a column of 60 to 72 characters. */
export function RichText({ value, locale, anchors }: RichTextProps) {
  return <PortableText value={value} components={components(locale, anchors)} />
}

type FileDownloadProps = {
  block: RichTextBlock<'fileDownload'>
  /** The reader's locale, for the type and size. */
  locale: LocaleId
}

/** A file in a text: a link with its title, type and size; nothing while a draft has no file. */
async function FileDownload({ block, locale }: FileDownloadProps) {
  const t = await getTranslations('downloads')
  const { title, file } = block
  const { languageTag } = localeOf(locale)
  if (!file) return null
  return (
    <a
      {...languageAttribute(block)}
      href={fileHref(file)}
      download
      className="group my-10 flex items-center gap-5 rounded border border-line bg-raised p-5 text-ink no-underline hover:border-tide"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded bg-foam text-tide">
        <FileTextIcon />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold group-hover:underline">{title || file.name}</span>
        <span lang={languageTag} className="block text-muted text-small">
          <span className="mr-1 text-tide underline underline-offset-4 print:hidden">{t('download')}</span>{' '}
          {fileDetails(file, languageTag)}
        </span>
      </span>
    </a>
  )
}
