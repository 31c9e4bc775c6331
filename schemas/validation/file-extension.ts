/**
 * Requires a file with one of the extensions. Its asset's id ends with it; the site serves videos and captions by it.
 */
export const fileWith =
  (extensions: readonly string[], message: string) =>
  (file: unknown): true | string =>
    extensions.includes(extensionOf(file)) || message

function extensionOf(file: unknown): string {
  const [, extension = ''] = /-([a-z0-9]+)$/.exec(String(Object(Object(file).asset)._ref ?? '')) ?? []
  return extension
}
