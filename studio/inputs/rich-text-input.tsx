import {
  type ArrayOfObjectsInputProps,
  type BlockAnnotationProps,
  type BlockProps,
  useFormValue,
  useGetFormValue,
} from 'sanity'
import { PastingText } from '../paste/pasting-text.tsx'
import { quotedFigures } from './figures/figures.ts'
import { useFigureValues } from './figures/use-settings.ts'
import { useRemoveEmptyBlock } from './remove-empty-block.ts'
import { TextFooter } from './text-footer.tsx'

/** A rich text field, with the values of its figures below. */
export function RichTextInput({ props }: { props: ArrayOfObjectsInputProps }) {
  const figures = useFigureValues(
    useFormValue(['language']),
    useFormValue([...props.path.slice(0, -1), 'price']),
  )
  return (
    // A grid item is as wide as its content unless it says otherwise; the toolbar's content is wider than the form.
    <div style={{ minWidth: 0 }}>
      <PastingText props={props} />
      <TextFooter used={0} limit={undefined} figures={quotedFigures(props.value, figures)} />
    </div>
  )
}

/** A block of a rich text: a paragraph, or an object with a dialog. */
export function RichTextBlock(props: BlockProps) {
  const valueAt = useGetFormValue()
  const { open, path, schemaType, onRemove } = props
  useRemoveEmptyBlock({ open, schemaType, readValue: () => valueAt(path), onRemove })
  return props.renderDefault(props)
}

/** A link in a rich text. */
export function RichTextLink(props: BlockAnnotationProps) {
  const valueAt = useGetFormValue()
  const { open, path, schemaType, onRemove } = props
  useRemoveEmptyBlock({ open, schemaType, readValue: () => valueAt(path), onRemove })
  return props.renderDefault(props)
}
