/** The type and size of a file in a language: “PDF, 1.2 MB”, in French “PDF, 1,2 Mo”. `size` is in bytes, 0 if unknown. */
export function fileDetails(
  { extension, size }: { extension: string; size: number },
  languageTag: string,
): string {
  const isLarge = size >= 999_500
  const amount = new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? size / 1_000_000 : Math.max(1, size / 1000))
  return [extension.toUpperCase(), size > 0 ? amount : ''].filter(Boolean).join(', ')
}
