import { interpolate } from '@tidewright/schemas/figures.ts'
import { typesWithOwnPlaceholders } from '@tidewright/schemas/validation/figures/placeholder-exists.ts'
import {
  type InputProps,
  isArrayOfBlocksInputProps,
  isArrayOfObjectsInputProps,
  isStringInputProps,
  type StringInputProps,
  useFormValue,
} from 'sanity'
import { PublishStatusNotice } from '../publish-status/notice.tsx'
import { AnchorInput } from './anchor-input.tsx'
import { FigureKey } from './figure-key.tsx'
import { FigureList } from './figure-list.tsx'
import { FigurePicker } from './figure-picker.tsx'
import { MessageTable } from './message-table.tsx'
import { OrderedList } from './ordered-list.tsx'
import { OriginalProvider } from './original-context.tsx'
import { QuotingInput } from './quoting-input.tsx'
import { RichTextInput } from './rich-text-input.tsx'
import { useQuotedFigures } from './settings-context.ts'
import { TextFooter } from './text-footer.tsx'
import { UndoProvider } from './undo-context.tsx'
import { UsedValuesInput } from './used-values-input.tsx'

/** Every input of the Studio's forms; most are left as they are. */
export function FormInput(props: InputProps) {
  if (props.id === 'root') return <Form {...props} />
  if (isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === 'figure')) {
    return <FigureList {...props} />
  }
  if (isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === 'uiString')) {
    return <MessageTable {...props} />
  }
  if (isArrayOfBlocksInputProps(props)) return <RichTextInput props={props} />
  if (isArrayOfObjectsInputProps(props)) return <OrderedList {...props} />
  if (!isStringInputProps(props)) return props.renderDefault(props)
  if (props.schemaType.name === 'figureKey') return <FigurePicker {...props} />
  if (props.schemaType.options?.fixedOncePublished) return <FigureKey {...props} />
  if (props.schemaType.options?.offersAnchors) return <AnchorInput {...props} />
  if (props.schemaType.options?.offersUsed) return <UsedValuesInput {...props} />
  return <TextInput {...props} />
}

/** The form as a whole: its lists can be undone and know those of English, and it says when the site lags behind. */
function Form(props: InputProps) {
  return (
    <UndoProvider onChange={props.onChange}>
      <OriginalProvider>
        <PublishStatusNotice />
        {props.renderDefault(props)}
      </OriginalProvider>
    </UndoProvider>
  )
}

/** A text with its length and what the figures in it read as. */
function TextInput(props: StringInputProps) {
  const figures = useQuotedFigures(
    useFormValue(['language']),
    useFormValue([...props.path.slice(0, -1), 'price']),
  )
  const quotes = !typesWithOwnPlaceholders.includes(String(useFormValue(['_type'])))
  const value = props.value ?? ''
  const read = interpolate(value, figures)
  const limit = (props.schemaType.options as { counter?: number } | undefined)?.counter
  return (
    <div>
      {quotes ? <QuotingInput props={props} figures={figures} /> : props.renderDefault(props)}
      <TextFooter used={value.length} limit={limit} reads={read === value ? null : read} />
    </div>
  )
}
