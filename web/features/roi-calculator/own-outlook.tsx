import { useState } from 'react'
import { CopyButton } from '@/ui/copy-button.tsx'
import { linkTo } from './number-inputs.ts'
import { Outlook, type OutlookProps, quietClass } from './outlook.tsx'
import { calculationNotes } from './result-texts.ts'

/** The outlook of the visitor's own calculation, with its link to copy, and a picture of it for an email or a slide. */
export function OwnOutlook(props: OutlookProps) {
  const { inputs, texts, messages, languageTag } = props
  const [failed, setFailed] = useState(false)
  async function savePicture() {
    try {
      // The code that draws it loads on click.
      const picture = await import('./result-picture.ts')
      await picture.savePicture({ ...props, sentence: texts.sentence })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <Outlook {...props} notes={calculationNotes(inputs, texts, messages, languageTag)}>
      <CopyButton
        text={() => linkTo(inputs, location.href, props.anchor)}
        label={messages.copyLink}
        copiedLabel={messages.copied}
        className={quietClass}
      />
      <button type="button" className={quietClass} onClick={savePicture}>
        <span aria-live="polite">{failed ? messages.pictureFailed : messages.savePicture}</span>
      </button>
    </Outlook>
  )
}
