import { type ArrayOfObjectsInputProps, useFormValue } from 'sanity'
import { PastingText } from '../paste/pasting-text.tsx'
import { quotedKeys } from './quoted-keys.ts'
import { useQuotedFigures } from './settings-context.ts'
import { TextFooter } from './text-footer.tsx'

/** A long text, and under it what each figure that it quotes reads as. */
export function RichTextInput({ props }: { props: ArrayOfObjectsInputProps }) {
  const figures = useQuotedFigures(
    useFormValue(['language']),
    useFormValue([...props.path.slice(0, -1), 'price']),
  )
  const reads = quotedKeys(props.value).flatMap((key) => {
    const read = figures.get(key)
    return read === undefined ? [] : [`{${key}} ${read}`]
  })
  return (
    <div>
      <PastingText props={props} />
      <TextFooter used={0} limit={undefined} reads={reads.join(' · ') || null} />
    </div>
  )
}
