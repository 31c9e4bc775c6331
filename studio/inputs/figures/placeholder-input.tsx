import { Card, Flex, Text } from '@sanity/ui'
import { type Figures, interpolate } from '@tidewright/contracts/figures.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { type KeyboardEvent, type SyntheticEvent, useContext, useId, useState } from 'react'
import { type PreviewProps, type StringInputProps, set } from 'sanity'
import { insertPlaceholder, openBrace, type Suggestion, suggestionsFor } from './figure-suggestions.ts'
import { SettingsContext, useFigures } from './use-settings.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement
type Caret = { element: TextElement; at: number }

/**
 * A text field that suggests figures after an opening brace. Select one with the arrow keys and Enter, or by clicking.
 */
export function PlaceholderInput({ props, figures }: { props: StringInputProps; figures: Figures }) {
  const settings = useContext(SettingsContext)
  const [caret, setCaret] = useState<Caret | null>(null)
  const [selected, setSelected] = useState(0)
  const list = useId()
  const text = props.value ?? ''
  const brace = caret && openBrace(text, caret.at)
  const suggestions = brace ? suggestionsFor(brace.typed, settings, figures) : []
  const open = suggestions.length > 0
  const active = Math.min(selected, suggestions.length - 1)

  function follow(event: SyntheticEvent): void {
    const element = textElement(event.target)
    if (element) setCaret({ element, at: element.selectionStart ?? 0 })
  }

  function choose({ key }: Suggestion): void {
    if (!caret || !brace) return
    const next = insertPlaceholder(text, caret.at, brace, key)
    props.onChange(set(next.text))
    setCaret(null)
    setSelected(0)
    requestAnimationFrame(() => caret.element.setSelectionRange(next.caret, next.caret))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!open) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = suggestions[active]
    if (step) setSelected((active + step + suggestions.length) % suggestions.length)
    else if (event.key === 'Escape') setCaret(null)
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const elementProps = open
    ? { ...props.elementProps, 'aria-controls': list, 'aria-activedescendant': `${list}-${active}` }
    : props.elementProps
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is interactive; its events bubble to here
    <div
      role="presentation"
      style={{ position: 'relative' }}
      onInput={follow}
      onKeyDownCapture={onKeyDown}
      onBlur={() => setCaret(null)}
    >
      {props.renderDefault({ ...props, elementProps })}
      {open && (
        <Card
          id={list}
          role="listbox"
          aria-label="Figures"
          radius={2}
          shadow={3}
          style={{ position: 'absolute', insetInline: 0, zIndex: 10 }}
        >
          {suggestions.map((suggestion, index) => (
            <Card
              key={suggestion.key}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              tone={index === active ? 'primary' : 'default'}
              padding={3}
              style={{ cursor: 'pointer' }}
              onPointerDown={(event) => {
                event.preventDefault()
                choose(suggestion)
              }}
            >
              <Flex gap={3} justify="space-between">
                <Text size={1}>
                  {suggestion.reads} · {suggestion.title}
                </Text>
                <Text size={1} muted>{`{${suggestion.key}}`}</Text>
              </Flex>
            </Card>
          ))}
        </Card>
      )}
    </div>
  )
}

function textElement(target: EventTarget): TextElement | null {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null
}

/** A list preview with figures filled in, in English format. The preview of a figure itself keeps its key. */
export function PlaceholderPreview(props: PreviewProps) {
  return props.schemaType?.name === 'figure' ? props.renderDefault(props) : <FilledPreview {...props} />
}

function FilledPreview(props: PreviewProps) {
  const figures = useFigures(useContext(SettingsContext), defaultLocale)
  const filled = <Part,>(part: Part) => (typeof part === 'string' ? interpolate(part, figures) : part)
  return props.renderDefault({ ...props, title: filled(props.title), subtitle: filled(props.subtitle) })
}
