export type MailValues = Readonly<Record<string, string>>

/** `New request: {name}` with its values put in; what is not known stays as it is typed. */
export function interpolate(text: string, values: MailValues): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (typed, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? typed) : typed,
  )
}
