import type { RichTextBlock } from '@/content-types.ts'
import { languageAttribute } from '@/i18n/foreign-language-tag.ts'
import { VideoIcon } from '@/ui/icons.tsx'
import { Transcript } from '../video/transcript.tsx'
import { VideoFile } from './video-file.tsx'

/** A video of our own in a text. Nothing while a draft has no file. */
export function UploadedVideo({ block }: { block: RichTextBlock<'uploadedVideo'> }) {
  const { title, file, captions, captionsLanguage, poster, transcript } = block
  if (!file) return null
  return (
    <div {...languageAttribute(block)} className="my-10">
      <figure>
        <VideoFile
          title={title}
          file={file}
          poster={poster}
          captions={[{ file: captions, language: captionsLanguage }]}
        />
        <figcaption {...languageAttribute(block, 'title')} className="mt-3 text-muted text-small">
          <VideoIcon className="mr-2 hidden size-5 print:inline" />
          {title}
        </figcaption>
      </figure>
      {transcript && <Transcript text={transcript} {...languageAttribute(block, 'transcript')} />}
    </div>
  )
}
