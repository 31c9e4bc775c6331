import { Button } from '@sanity/ui'
import { useRef } from 'react'

type FileButtonProps = {
  /** On the button. */
  text: string
  /** Of the file input, for screen readers. */
  label: string
  /** Such as `.csv,.txt`. */
  accept: string
  disabled: boolean
  onChoose: (file: File) => void
}

/** A button that opens the browser's file dialog. The same file can be chosen again. */
export function FileButton({ text, label, accept, disabled, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button mode="ghost" text={text} disabled={disabled} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) onChoose(chosen)
          currentTarget.value = ''
        }}
      />
    </>
  )
}
