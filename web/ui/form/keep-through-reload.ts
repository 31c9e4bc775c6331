type TextField = HTMLInputElement | HTMLTextAreaElement
type Typed = Record<string, string>

/** `forget` is for texts that were sent. */
export type KeptTexts = { forget: () => void }

/** After a pause in typing: browsers limit how often history entries change. */
const pauseMs = 300

/**
 * Keeps what is typed through a reload, Back and Forward. The texts are in the tab's own history entry: no other page can
 * read them, and they are gone with the tab. Call it once the fields are there.
 * @param idPrefix - how the ids of the text fields begin
 * @param end - aborted when the form is removed; a dialog's texts are then forgotten, so that it opens empty
 */
export function keepThroughReload(idPrefix: string, end: AbortSignal): KeptTexts {
  const fields = [...document.querySelectorAll(`[id^="${idPrefix}"]`)].filter(isTextField)
  const keys = fields.map(keyOf)
  const typed = typedTexts()
  for (const field of fields) {
    const text = typed[keyOf(field)]
    if (!text || isChanged(field)) continue
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    const changed = fields.filter(isChanged).map((field) => [keyOf(field), field.value])
    setTyped({ ...without(typedTexts(), keys), ...Object.fromEntries(changed) })
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
    if (keys.some((key) => Object.hasOwn(typed, key))) setTyped(without(typed, keys))
  }
  // The form of a page goes when the visitor leaves, and the current history entry is already the next page's.
  const isInDialog = fields.some((field) => field.closest('dialog'))
  end.addEventListener('abort', isInDialog ? forget : () => clearTimeout(timer))
  return { forget }
}

/** The same for a form that the server rendered and one that React did; ids differ between them. */
function keyOf(field: TextField): string {
  const place = field.closest('dialog') ? 'dialog' : 'page'
  return [place, field.form?.getAttribute('action'), field.name].join(' ')
}

function typedTexts(): Typed {
  return history.state?.typed ?? {}
}

function setTyped(typed: Typed): void {
  history.replaceState({ ...history.state, typed }, '')
}

function without(typed: Typed, keys: string[]): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([key]) => !keys.includes(key)))
}

function isTextField(element: Element): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function isChanged(field: TextField): boolean {
  return field.value !== field.defaultValue
}
