import { Select } from '@sanity/ui'
import { formatFigure } from '@tidewright/contracts/figures.ts'
import { useContext } from 'react'
import { type StringInputProps, set, unset, useFormValue } from 'sanity'
import { languageTagOf, SettingsContext } from './use-settings.ts'

const groups = [
  { title: 'Prices', units: ['euro'] },
  { title: 'Other figures', units: ['percent', 'number'] },
]

/** A select of the figures in the settings, by title and current value. */
export function FigurePicker({ value, onChange, elementProps, readOnly }: StringInputProps) {
  const languageTag = languageTagOf(useFormValue(['language']))
  const settings = useContext(SettingsContext)
  const figures = settings?.figures ?? []
  const unknown = value && !figures.some(({ key }) => key === value)
  const { id, onBlur, onFocus, ref } = elementProps
  return (
    <Select
      id={id}
      ref={ref}
      onBlur={onBlur}
      onFocus={onFocus}
      disabled={readOnly}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value ? set(currentTarget.value) : unset())}
    >
      <option value="">Select a figure…</option>
      {unknown && <option value={value}>{settings ? `${value} (not in Settings)` : value}</option>}
      {groups.map(({ title, units }) => (
        <optgroup key={title} label={title}>
          {figures
            .filter(({ unit }) => units.includes(unit))
            .map((figure) => (
              <option key={figure.key} value={figure.key}>
                {`${formatFigure(figure, languageTag)} · ${figure.title}`}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  )
}
