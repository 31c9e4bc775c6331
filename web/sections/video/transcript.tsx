import { getLocale, getTranslations } from 'next-intl/server'
import type { HTMLAttributes } from 'react'
import { Paragraphs } from '@/ui/paragraphs.tsx'

/** The transcript of a video, hidden until requested. */
export async function Transcript({ text, ...attributes }: { text: string } & HTMLAttributes<HTMLElement>) {
  const [t, lang] = await Promise.all([getTranslations('video'), getLocale()])
  return (
    <details className="mt-4 max-w-[66ch]" {...attributes}>
      <summary
        lang={lang}
        className="inline-flex min-h-11 cursor-pointer items-center text-small text-tide underline underline-offset-4"
      >
        {t('transcript')}
      </summary>
      <div className="mt-2 text-muted">
        <Paragraphs text={text} />
      </div>
    </details>
  )
}
