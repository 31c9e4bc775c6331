type SkeletonsProps = {
  /** As many as the spec says (section 2). */
  count: number
  loading: string
  /** Of the list, and of each row of it. */
  className?: string
  rowClassName: string
}

/** Lines that stand in for rows while they load, in about the room that the rows will take. Without JavaScript none ever do. */
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
