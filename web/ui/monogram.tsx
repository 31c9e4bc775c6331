/** The initials of a person in a ring, in place of a portrait. */
export function Monogram({ name, className = 'size-24' }: { name: string; className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} fill="none" aria-hidden="true">
      <circle cx="48" cy="48" r="46" className="fill-foam" />
      <g className="stroke-tide" strokeWidth="1.25" strokeLinecap="round">
        <path d="M8 68c13-8 27-8 40 0s27 8 40 0" opacity=".9" />
        <path d="M14 77c11-6 23-6 34 0s23 6 34 0" opacity=".55" />
      </g>
      <text
        x="48"
        y="56"
        textAnchor="middle"
        className="fill-ink font-heading"
        fontSize="30"
        fontWeight="600"
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** `Elin Marchetti` is `EM`; a single name gives one letter. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}
