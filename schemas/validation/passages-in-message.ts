import type { CustomValidator } from 'sanity'

/** Requires that the email of a demo contains each passage that its fields come from, word for word. */
export const passagesInMessage: CustomValidator<unknown> = (fields, { parent }) => {
  const message = textOf(parent, 'message')
  const missing = [fields]
    .flat()
    .map((field) => textOf(field, 'passage'))
    .find((passage) => !message.includes(passage))
  return missing === undefined || `The email doesn’t contain “${missing}”. Copy the passage from it.`
}

function textOf(value: unknown, field: string): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
  return typeof text === 'string' ? text : ''
}
