import { useState } from 'react'
import { downloadBlob } from '@/ui/open-file.ts'
import type { RoiMessages } from './get-roi-messages.ts'
import type { PictureContent } from './result-picture.ts'

type PictureButtonProps = {
  messages: Pick<RoiMessages, 'savePicture' | 'pictureFailed'>
  content: PictureContent
  className: string
}

/** Downloads the calculation as a picture, for an email or a slide. The code that draws it loads on click. */
export function PictureButton({ messages, content, className }: PictureButtonProps) {
  const [failed, setFailed] = useState(false)
  async function save() {
    try {
      const { resultPicture } = await import('./result-picture.ts')
      downloadBlob(await resultPicture(content), 'tidewright-roi.png')
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <button type="button" className={className} onClick={save}>
      <span aria-live="polite">{failed ? messages.pictureFailed : messages.savePicture}</span>
    </button>
  )
}
