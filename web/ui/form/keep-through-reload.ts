type TextField = HTMLInputElement | HTMLTextAreaElement
type Typed = Record<string, string>

/** `forget` is for texts that were sent. */
export type KeptTexts = { forget: () => void }

/** After a pause in typing: browsers limit how often history entries change. */
const pauseMs = 300

/**
 * Keeps what is typed through a reload, as browsers do for Back. The texts are in the tab's own history entry: no other
 * page can read them, and they are gone with the tab. Call it once the fields are there.
 * @param ids - the ids of the text fields
 * @param end - aborted when the form is removed; the texts are then forgotten, so that a closed dialog opens empty
 */
export function keepThroughReload(ids: string[], end: AbortSignal): KeptTexts {
  const fields = ids.map((id) => document.getElementById(id)).filter(isTextField)
  const typed = typedTexts()
  for (const field of fields) {
    const text = typed[field.id]
    if (!text || isChanged(field)) continue
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    const changed = fields.filter(isChanged).map((field) => [field.id, field.value])
    setTyped({ ...without(typedTexts(), ids), ...Object.fromEntries(changed) })
  }
  const keepSoon = ({ target }: Event) => {
    if (!fields.includes(target as TextField)) return // any element; the list decides
    clearTimeout(timer)
    timer = setTimeout(keep, pauseMs)
  }
  addEventListener('input', keepSoon, { signal: end })
  if (fields.some(isChanged)) timer = setTimeout(keep, pauseMs)
  const forget = () => {
    clearTimeout(timer)
    const typed = typedTexts()
    if (ids.some((id) => Object.hasOwn(typed, id))) setTyped(without(typed, ids))
  }
  end.addEventListener('abort', forget)
  return { forget }
}

function typedTexts(): Typed {
  return history.state?.typed ?? {}
}

function setTyped(typed: Typed): void {
  history.replaceState({ ...history.state, typed }, '')
}

function without(typed: Typed, ids: string[]): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([id]) => !ids.includes(id)))
}

function isTextField(element: HTMLElement | null): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function isChanged(field: TextField): boolean {
  return field.value !== field.defaultValue
}
