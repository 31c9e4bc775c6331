/** The reply of `/api/search`, with its texts in the language of the page. */
export type Suggestions = {
  /** The number of all results. */
  count: number
  label: string
  status: string
  groups: { label: string; hits: { path: string; title: { text: string; isMatch: boolean }[] }[] }[]
}

/** Replaces the options of a listbox at once, so that nothing flickers. */
export function drawGroups(list: HTMLElement, { groups }: Suggestions): void {
  let number = 0
  const drawn = groups.map(({ label, hits }, index) => {
    const group = document.createElement('div')
    const heading = document.createElement('p')
    group.role = 'group'
    heading.id = `${list.id}-group-${index}`
    heading.className = 'px-4 pt-2 text-muted text-small'
    heading.textContent = label
    group.setAttribute('aria-labelledby', heading.id)
    const options = hits.map(({ path, title }) => {
      number += 1
      const option = document.createElement('div')
      option.role = 'option'
      option.id = `${list.id}-${number}`
      option.ariaSelected = 'false'
      option.dataset.path = path
      option.className =
        'flex min-h-11 cursor-pointer items-center px-4 py-1.5 leading-snug hover:bg-foam aria-selected:bg-foam aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-tide'
      const text = document.createElement('span')
      text.append(...title.map(({ text, isMatch }) => (isMatch ? marked(text) : text)))
      option.append(text)
      return option
    })
    group.append(heading, ...options)
    return group
  })
  list.replaceChildren(...drawn)
}

function marked(text: string): HTMLElement {
  const mark = document.createElement('mark')
  mark.className = 'bg-transparent font-semibold text-inherit'
  mark.textContent = text
  return mark
}
