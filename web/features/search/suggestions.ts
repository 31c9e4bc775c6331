import { track } from '@/analytics/track.ts'
import { drawGroups, type Suggestions } from './draw-suggestions.ts'

/** The pause after a keystroke before suggestions are requested, in milliseconds. */
const pauseMs = 120
const minLength = 2

/** The fields that suggest. A copy of one, after Back, has its attributes but not its listeners. */
const suggesting = new WeakSet<HTMLInputElement>()

/**
 * Makes a search field a combobox with a list of suggestions: nothing is chosen until the visitor does.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function suggest(input: HTMLInputElement): void {
  const { form } = input
  if (suggesting.has(input) || !form) return
  suggesting.add(input)
  for (const copy of form.querySelectorAll(':scope > [role=listbox], :scope > [role=status]')) copy.remove()
  const list = document.createElement('div')
  const status = document.createElement('p')
  list.id = `${input.id}-list`
  list.role = 'listbox'
  list.className =
    'absolute inset-x-0 top-full z-40 mt-1 max-h-[60dvh] overflow-y-auto rounded border border-line bg-raised py-2 text-left text-ink shadow-lg'
  list.hidden = true
  status.role = 'status'
  status.className = 'sr-only'
  form.append(list, status)
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', list.id)

  let timer = 0
  let request = new AbortController()
  let count: number | null = null
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const activeOption = () => options().find((option) => option.ariaSelected === 'true')

  function open(isOpen: boolean) {
    list.hidden = !isOpen
    input.ariaExpanded = String(isOpen)
    if (!isOpen) activate(undefined)
  }

  function activate(option: HTMLElement | undefined) {
    for (const each of options()) each.ariaSelected = String(each === option)
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  async function load() {
    request.abort()
    request = new AbortController()
    const query = input.value.trim()
    if (query.length < minLength) return forget()
    const parameters = new URLSearchParams({ q: input.value, locale: input.dataset.search ?? '' })
    try {
      const reply = await fetch(`/api/search?${parameters}`, { signal: request.signal })
      if (!reply.ok) return
      const found: Suggestions = await reply.json()
      count = found.count
      status.textContent = found.status
      list.ariaLabel = found.label
      drawGroups(list, found)
      open(found.groups.length > 0 && document.activeElement === input)
    } catch {
      // Aborted by the next keystroke, or offline: what is shown stays.
    }
  }

  /** Nothing of an earlier query is left to choose, to be read out or reported. */
  function forget() {
    open(false)
    list.replaceChildren()
    status.textContent = ''
    count = null
  }

  function go(option: HTMLElement) {
    report()
    open(false)
    location.assign(option.dataset.path ?? '')
  }

  /** Reports the number of results to consented analytics; never what was searched. */
  function report() {
    if (count !== null) track({ name: 'search', results: count })
  }

  function press(event: KeyboardEvent) {
    const { key, altKey } = event
    const all = options()
    const at = all.findIndex((option) => option.ariaSelected === 'true')
    const active = all[at]
    if (key === 'Escape' && !list.hidden) {
      // The panel around the field stays open.
      event.stopPropagation()
      event.preventDefault()
      open(false)
    } else if (key === 'Enter' && active && !list.hidden) {
      event.preventDefault()
      go(active)
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && all.length > 0) {
      event.preventDefault()
      const wasOpen = !list.hidden
      open(true)
      if (altKey) return
      const last = all.length - 1
      const next = key === 'ArrowDown' ? (at === last ? -1 : at + 1) : at < 0 ? last : at - 1
      if (wasOpen || key === 'ArrowDown') activate(all[next])
    } else if (key === 'Tab') open(false)
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    activate(undefined)
    timer = window.setTimeout(load, pauseMs)
  })
  input.addEventListener('keydown', press)
  input.addEventListener('blur', () => open(false))
  // The field keeps the focus.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
    if (option) go(option)
  })
  form.addEventListener('submit', report)
  if (activeOption() === undefined && input.value) load()
}
