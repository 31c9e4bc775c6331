// @vitest-environment jsdom
import { act, createElement, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { insertAtCursor, useBufferedText } from './use-buffered-text.ts'

type FieldProps = { saved: string; isRejected?: boolean }

let typed: (text: string) => void
function Field({ saved, isRejected = false }: FieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, setText, leave } = useBufferedText(saved, { field, isRejected })
  typed = setText
  return createElement('textarea', { ref: field, value: text, onChange: () => undefined, onBlur: leave })
}

let container: HTMLElement
let show: (props: FieldProps) => Promise<void>
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  show = (props) => act(async () => root.render(createElement(Field, props)))
})
afterEach(() => {
  container.remove()
  vi.unstubAllGlobals()
})
const area = () => {
  const found = container.querySelector('textarea')
  if (!found) throw new Error('The field was not rendered.')
  return found
}

it('shows a colleague’s edit at once in a field whose text is saved', async () => {
  await show({ saved: 'Eins' })
  await act(async () => area().focus())
  await show({ saved: 'Von der Kollegin' })
  expect(area().value).toBe('Von der Kollegin')
  await act(async () => typed('Eins, zwei'))
  await show({ saved: 'Eins, zwei' })
  await show({ saved: 'Und noch einmal' })
  expect(area().value).toBe('Und noch einmal')
})

it('shows a colleague’s edit of a text that is being typed only after the field loses focus', async () => {
  await show({ saved: 'Eins' })
  await act(async () => area().focus())
  await act(async () => typed('Eins, zwei'))
  await show({ saved: 'Von der Kollegin' })
  expect(area().value).toBe('Eins, zwei')
  await act(async () => area().blur())
  expect(area().value).toBe('Von der Kollegin')
  await show({ saved: 'Und noch einmal' })
  expect(area().value).toBe('Und noch einmal')
})

it('keeps a rejected text in the field', async () => {
  await show({ saved: '<b>fett</b>' })
  await act(async () => area().focus())
  await act(async () => typed('<b>fett'))
  await show({ saved: '<b>fett</b>', isRejected: true })
  await act(async () => area().blur())
  await show({ saved: 'Von der Kollegin', isRejected: true })
  expect(area().value).toBe('<b>fett')
})

it('leaves the cursor behind what is inserted', async () => {
  await show({ saved: 'Desde  en adelante' })
  area().setSelectionRange(6, 6)
  await act(async () => insertAtCursor(area(), '{price}', typed))
  expect(area().value).toBe('Desde {price} en adelante')
  expect(document.activeElement).toBe(area())
  await expect.poll(() => area().selectionStart).toBe('Desde {price}'.length)
})
