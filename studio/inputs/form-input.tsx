import { lengthAsRead } from '@tidewright/contracts/figures.ts'
import {
  typesWithOwnPlaceholders,
  typesWithoutPlaceholders,
} from '@tidewright/schemas/validation/figures/placeholder-exists.ts'
import { anchorPageId, fetchPageAnchors } from '@tidewright/schemas/validation/paths/page-anchors.ts'
import { redirectSource } from '@tidewright/schemas/validation/paths/redirect-source.ts'
import { type FocusEvent, useCallback } from 'react'
import {
  getPublishedId,
  type InputProps,
  isArrayOfBlocksInputProps,
  isArrayOfObjectsInputProps,
  isObjectInputProps,
  isStringInputProps,
  type SanityClient,
  type StringInputProps,
  set,
  useFormValue,
} from 'sanity'
import { FormConnectionNotice } from '../connection/connection-notice.tsx'
import { siteUrl } from '../env.ts'
import { PublishStatusNotice } from '../publish-status/notice.tsx'
import { useAsync } from '../ui/use-async.ts'
import { CaptionsLanguage } from './captions-language.tsx'
import { FigureKey } from './figures/figure-key.tsx'
import { FigureList } from './figures/figure-list.tsx'
import { FigurePicker } from './figures/figure-picker.tsx'
import { filledPreview } from './figures/figures.ts'
import { PlaceholderInput } from './figures/placeholder-input.tsx'
import { useFigureValues } from './figures/use-settings.ts'
import { MessageTable } from './messages/message-table.tsx'
import { OrderedList } from './ordered-list.tsx'
import { OriginalProvider } from './original-context.tsx'
import { PictureInput } from './picture-input.tsx'
import { RichTextInput } from './rich-text-input.tsx'
import { SuggestedValues } from './suggested-values.tsx'
import { isTable, TableForm } from './table/table-form.tsx'
import { TextFooter } from './text-footer.tsx'
import { UndoProvider } from './undo/undo-context.tsx'

/** Selects the input component of each form field; most keep the default. */
export function FormInput(props: InputProps) {
  if (props.id === 'root') return <Form {...props} />
  if (isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === 'figure')) {
    return <FigureList {...props} />
  }
  if (isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === 'uiString')) {
    return <MessageTable {...props} />
  }
  if (isObjectInputProps(props) && props.schemaType.name === 'picture') return <PictureInput {...props} />
  if (isObjectInputProps(props) && isTable(props.schemaType)) return <TableForm {...props} />
  if (isArrayOfBlocksInputProps(props)) return <RichTextInput props={props} />
  if (isArrayOfObjectsInputProps(props)) return <OrderedList {...props} />
  if (!isStringInputProps(props)) return props.renderDefault(props)
  if (props.schemaType.name === 'figureKey') return <FigurePicker {...props} />
  if (props.path.at(-1) === 'captionsLanguage') return <CaptionsLanguage {...props} />
  if (props.schemaType.options?.fixedOncePublished) return <FigureKey {...props} />
  if (props.schemaType.options?.isOldPath) return <OldPathInput {...props} />
  const { whenUnset } = props.schemaType.options ?? {}
  if (whenUnset) return props.renderDefault({ ...props, value: props.value ?? whenUnset })
  if (props.schemaType.options?.offersAnchors) return <AnchorInput {...props} />
  return <TextInput {...props} />
}

/** The whole form, with undo for lists, the English original, and the publish status. */
function Form(props: InputProps) {
  return (
    <UndoProvider onChange={props.onChange}>
      <OriginalProvider>
        <FormConnectionNotice />
        <PublishStatusNotice />
        {props.renderDefault(props)}
      </OriginalProvider>
    </UndoProvider>
  )
}

/** A text field with a character counter and a preview with figures filled in. */
function TextInput(props: StringInputProps) {
  const figures = useFigureValues(
    useFormValue(['language']),
    useFormValue([...props.path.slice(0, -1), 'price']),
  )
  const type = String(useFormValue(['_type']))
  const usesFigures = !typesWithOwnPlaceholders.includes(type)
  const value = props.value ?? ''
  const preview = typesWithoutPlaceholders.includes(type) ? null : filledPreview(value, figures)
  const limit = (props.schemaType.options as { counter?: number } | undefined)?.counter
  return (
    <div style={{ minWidth: 0 }}>
      {usesFigures ? <PlaceholderInput props={props} figures={figures} /> : props.renderDefault(props)}
      <TextFooter used={lengthAsRead(value)} limit={limit} figures={preview} />
    </div>
  )
}

/** Suggests the anchors of the page that the link points to. */
function AnchorInput(props: StringInputProps) {
  const documentId = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const pageId = anchorPageId(useFormValue(props.path.slice(0, -1)), documentId)
  const fetchAnchors = useCallback(
    async (client: SanityClient) => (pageId ? fetchPageAnchors(client, pageId) : null),
    [pageId],
  )
  const anchors = useAsync(fetchAnchors)
  const known = anchors && anchors !== 'failed' ? anchors : []
  const values = known.map(({ anchor, title }) => ({ value: anchor, title }))
  return <SuggestedValues props={props} values={values} />
}

/** An old URL of the site: on leaving the field, any spelling of it becomes the path that the site looks up. */
export function OldPathInput(props: StringInputProps) {
  const { value = '', onChange, elementProps } = props
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    elementProps.onBlur(event)
    const path = redirectSource(value, siteUrl)
    if (path !== value && !elementProps.readOnly) onChange(set(path))
  }
  return props.renderDefault({ ...props, elementProps: { ...elementProps, onBlur } })
}
