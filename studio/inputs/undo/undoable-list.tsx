import { Button, Flex, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useContext, useEffect, useRef } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { UndoContext } from './undo-context.tsx'
import { listChange } from './undo-stack.ts'

type Value = ArrayOfObjectsInputProps['value']

/** A list of objects with undo. Removing an item shows a toast with an Undo button. */
export function UndoableList(props: ArrayOfObjectsInputProps) {
  const { push, undo, isUndoResult, hasRecentInput } = useContext(UndoContext)
  const toast = useToast()
  const known = useRef<Value>(props.value)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    const before = known.current
    known.current = props.value
    const change = listChange(before, props.value)
    if (
      !before ||
      change.kind === 'none' ||
      isUndoResult(latest.current.path, props.value) ||
      !hasRecentInput()
    )
      return
    const undoable = { ...change, path: latest.current.path, before }
    push(undoable)
    const undoRemoval = () =>
      toast.push(
        undo(undoable)
          ? { id: 'removed', status: 'success', title: 'Restored' }
          : {
              id: 'removed',
              status: 'info',
              title: 'Nothing to undo',
              description:
                'It is back already, or its list was removed. The document’s history has earlier versions.',
            },
      )
    if (change.kind === 'removed') {
      toast.push({
        id: 'removed',
        status: 'info',
        title: `Removed from ${latest.current.schemaType.title ?? 'the list'}`,
        description: (
          <Flex align="center" gap={3}>
            <Button mode="ghost" text="Undo" onClick={undoRemoval} />
            <Text muted>or Ctrl+Z</Text>
          </Flex>
        ),
      })
    }
  }, [props.value, push, undo, isUndoResult, hasRecentInput, toast])

  return props.renderDefault(props)
}
