type SkeletonsProps = {
  /** The number in the spec (section 2). */
  count: number
  loading: string
  /** Class names of the list and of each row. */
  className?: string
  rowClassName: string
}

/**
 * Placeholder lines of about the size of the rows while they load. Not rendered without JavaScript, which would never
 * replace them.
 */
export function Skeletons({ count, loading, className, rowClassName }: SkeletonsProps) {
  const numbers = Array.from({ length: count }, (_, number) => number)
  return (
    <div className="noscript:hidden" aria-busy="true">
      <p role="status" className="sr-only">
        {loading}
      </p>
      <div aria-hidden="true" className={className}>
        {numbers.map((number) => (
          <div key={number} data-skeleton className={`grid gap-3 motion-safe:animate-pulse ${rowClassName}`}>
            <div className="h-5 w-3/5 rounded bg-line" />
            <div className="h-4 w-full rounded bg-line/70" />
            <div className="h-4 w-4/5 rounded bg-line/70" />
          </div>
        ))}
      </div>
    </div>
  )
}
