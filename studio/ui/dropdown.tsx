import { Select } from '@sanity/ui'

type DropdownProps<Value extends string> = {
  label: string
  /** The title of each value. */
  options: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

/** A select box whose label isn't shown. */
export function Dropdown<Value extends string>({ label, options, value, onChange }: DropdownProps<Value>) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Value)} // an option
    >
      {Object.entries<string>(options).map(([option, title]) => (
        <option key={option} value={option}>
          {title}
        </option>
      ))}
    </Select>
  )
}
