/** A small arrowhead that points down, and turns while the menu of its button is open (globals.css). */
export function Chevron({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 12 12" className={`size-3 shrink-0 ${className}`} fill="none" aria-hidden="true">
      <path d="m2 4 4 4 4-4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
