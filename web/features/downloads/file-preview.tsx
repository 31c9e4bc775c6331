import { previewPath } from '@tidewright/contracts/static-files.ts'

/** A picture of what is inside one of the site's own files; nothing for a file from elsewhere. */
export function FilePreview({ file, className = '' }: { file: string | null; className?: string }) {
  if (!hasPreview(file)) return null
  return (
    // biome-ignore lint/performance/noImgElement: it has the right size
    <img
      src={previewPath(file)}
      alt=""
      width={640}
      height={452}
      loading="lazy"
      decoding="async"
      className={`h-auto border-line ${className}`}
    />
  )
}

/** Whether there is a picture of a file: of each that the site serves itself. */
export function hasPreview(file: string | null): file is string {
  return file?.startsWith('/downloads/') ?? false
}
