import { type CustomValidator, getValueAtPath, type ValidationContext } from 'sanity'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a link has no target; its kind alone says nothing. */
const isBlankLink = (link: unknown) =>
  !isObject(link) || Object.keys(link).every((key) => ['_type', 'kind'].includes(key))

/**
 * Whether a button or menu link has no text and no target, so that it counts as none. Items of a list have a key: an
 * empty one is incomplete.
 */
export function isUnusedButton(button: unknown): boolean {
  if (!isObject(button) || '_key' in button) return false
  const { label, description, link }: { label?: unknown; description?: unknown; link?: unknown } = button
  return !label && !description && isBlankLink(link)
}

/** Requires more than an empty button. */
export const isUsed: CustomValidator = (button) =>
  !isUnusedButton(button) || 'Enter a label and choose a link.'

/**
 * Whether the link with the validated field isn't used, so that it needs no target: its button is empty, or it belongs to
 * a redirect that is “gone”.
 */
export function isUnusedLink({ document, path = [] }: ValidationContext): boolean {
  const holder = getValueAtPath(document, path.slice(0, -2))
  if (!isObject(holder)) return false
  const type: unknown = Reflect.get(holder, '_type')
  if (type === 'redirect') return Reflect.get(holder, 'gone') === true
  return (type === 'action' || type === 'menuLink') && isUnusedButton(holder)
}
