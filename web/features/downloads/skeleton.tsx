/** Lines that stand in for a row while it loads, in the room that the row will take. */
function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" data-skeleton className={`grid gap-3 motion-safe:animate-pulse ${className}`}>
      <div className="h-5 w-3/5 rounded bg-line" />
      <div className="h-4 w-full rounded bg-line/70" />
      <div className="h-4 w-4/5 rounded bg-line/70" />
    </div>
  )
}

/** As many of them as the spec says (section 2). */
export function skeletons(count: number, className: string) {
  return Array.from({ length: count }, (_, number) => number).map((number) => (
    <Skeleton key={number} className={className} />
  ))
}
