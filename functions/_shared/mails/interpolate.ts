export type MailValues = Readonly<Record<string, string>>

/** Inserts values into a text such as `New request: {name}`; unknown placeholders stay. */
export function interpolate(text: string, values: MailValues): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (typed, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? typed) : typed,
  )
}
