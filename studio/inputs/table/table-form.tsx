import type { ObjectInputProps, ObjectSchemaType } from 'sanity'
import { TableGrid } from './table-grid.tsx'

export function isTable({ fields }: ObjectSchemaType): boolean {
  return fields.some(({ type }) => 'of' in type && type.of.some(({ name }) => name === 'tableRow'))
}

/** The form of a table. Its grid, in the place of the rows, has the column headings in its first line. */
export function TableForm(props: ObjectInputProps) {
  const { value, path, members, onChange } = props
  const renderInput: ObjectInputProps['renderInput'] = (input) =>
    input.path.length === path.length + 1 && input.path.at(-1) === 'rows' ? (
      <TableGrid
        columns={value?.columns ?? []}
        rows={value?.rows ?? []}
        readOnly={input.readOnly ?? false}
        onChange={onChange}
      />
    ) : (
      props.renderInput(input)
    )
  const shown = members.filter((member) => member.kind !== 'field' || member.name !== 'columns')
  return props.renderDefault({ ...props, members: shown, renderInput })
}
