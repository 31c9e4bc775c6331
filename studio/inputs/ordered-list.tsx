import { Stack, Text } from '@sanity/ui'
import { createContext, useContext, useMemo } from 'react'
import { type ArrayOfObjectsInputProps, type ItemProps, pathToString, useGetFormValue } from 'sanity'
import { IntentLink } from 'sanity/router'
import { sourceOrderScope } from '../translations/order/order-patch.ts'
import { valueAt } from '../translations/units/write-units.ts'
import { OriginalContext } from './original-context.tsx'
import { useRemoveEmptyBlock } from './remove-empty-block.ts'
import { UndoableList } from './undo/undoable-list.tsx'

/** The English counterpart of the list around an item, by form path; null if English doesn't determine its order. */
const EnglishListContext = createContext<{ path: string; keys: ReadonlySet<string> } | null>(null)

/** A list of objects. In a translation, English determines the order, so its items can't be dragged. */
export function OrderedList(props: ArrayOfObjectsInputProps) {
  const original = useContext(OriginalContext)
  const path = pathToString(props.path)
  const english = original ? valueAt(original, props.path) : undefined
  const shared = sourceOrderScope(english, props.value)
  const keys = shared === 'none' || !Array.isArray(english) ? '' : english.map(({ _key }) => _key).join(' ')
  const list = useMemo(() => (keys ? { path, keys: new Set(keys.split(' ')) } : null), [path, keys])
  return (
    <Stack gap={3}>
      {original && shared !== 'none' && (
        <Text size={1} muted data-testid={`order-of-${path}`}>
          {shared === 'whole'
            ? 'The order is the same in all languages. '
            : 'Items that English also has keep the English order; you can drag the others. '}
          <IntentLink intent="edit" params={{ id: original._id, type: original._type }}>
            Change it in English
          </IntentLink>
        </Text>
      )}
      <EnglishListContext.Provider value={list}>
        <UndoableList
          {...props}
          schemaType={shared === 'whole' ? withoutDragging(props.schemaType) : props.schemaType}
        />
      </EnglishListContext.Provider>
    </Stack>
  )
}

/** A list item; without a drag handle if English determines its position. */
export function OrderedItem(props: ItemProps) {
  const list = useContext(EnglishListContext)
  const valueAt = useGetFormValue()
  const { path, schemaType, onRemove } = props
  // An item of a list of texts has no dialog.
  const open = 'open' in props && props.open
  useRemoveEmptyBlock({ open, schemaType, readValue: () => valueAt(path), onRemove })
  const part = path.at(-1)
  const isFixed =
    list !== null &&
    typeof part === 'object' &&
    '_key' in part &&
    list.keys.has(part._key) &&
    list.path === pathToString(path.slice(0, -1))
  return props.renderDefault(
    isFixed ? { ...props, parentSchemaType: withoutDragging(props.parentSchemaType) } : props,
  )
}

type ListType = { options?: object }
const fixedTypes = new WeakMap<ListType, ListType>()

/** The list type with sorting disabled; memoized, because the Studio compares types by identity. */
export function withoutDragging<Type extends ListType>(type: Type): Type {
  const fixed = fixedTypes.get(type) ?? { ...type, options: { ...type.options, sortable: false } }
  fixedTypes.set(type, fixed)
  return fixed as Type // a copy of the given type
}
