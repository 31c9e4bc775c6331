import { fileDetails, fileHref } from '@tidewright/contracts/links.ts'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { RichTextBlock } from '@/content-types.ts'
import { languageAttribute } from '@/i18n/foreign-language-tag.ts'
import { FileTextIcon } from '@/ui/icons.tsx'

type FileDownloadProps = {
  block: RichTextBlock<'fileDownload'>
  /** The reader's locale, for the type and size. */
  locale: LocaleId
}

/** A file in a text: a link with its title, type and size; nothing while a draft has no file. */
export async function FileDownload({ block, locale }: FileDownloadProps) {
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
