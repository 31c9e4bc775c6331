/** Three tide lines, the brand's decoration. */
export function TideLines({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 48" fill="none" aria-hidden="true" preserveAspectRatio="none">
      <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" vectorEffect="non-scaling-stroke">
        <path d="M0 14c20-12 40-12 60 0s40 12 60 0 40-12 60 0 40 12 60 0" />
        <path d="M0 26c20-10 40-10 60 0s40 10 60 0 40-10 60 0 40 10 60 0" opacity=".65" />
        <path d="M0 38c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0" opacity=".35" />
      </g>
    </svg>
  )
}
