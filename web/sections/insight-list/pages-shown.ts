/** The page numbers to link to: the first, the last, and those around the current one; null for a gap. */
export function pagesShown(number: number, count: number): (number | null)[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const isShown = (page: number) => page === 1 || page === count || Math.abs(page - number) <= 1
  return numbers.flatMap((page) => {
    if (isShown(page)) return [page]
    return isShown(page - 1) ? [null] : []
  })
}
