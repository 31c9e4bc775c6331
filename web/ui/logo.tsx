/** The company's name with its wave, in the text colour. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-heading text-[1.1875rem] sm:gap-2.5 sm:text-[1.375rem] font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-6 sm:size-7 text-tide" fill="none" aria-hidden="true">
        <circle cx="16" cy="16" r="14.5" stroke="currentColor" strokeWidth="2" />
        <path
          d="M3 17c4.3-5 8.7-5 13 0s8.7 5 13 0M5.5 23c3.5-3.4 7-3.4 10.5 0s7 3.4 10.5 0"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {/* Only the wave where large text leaves no room. */}
      <span className="@max-[17rem]:sr-only">{name}</span>
    </span>
  )
}
