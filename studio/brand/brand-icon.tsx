/** The site's logo mark, as in the favicon. */
export function BrandIcon() {
  return (
    <svg viewBox="0 0 32 32" width="100%" height="100%" fill="none" role="img" aria-label="Tidewright">
      <circle cx="16" cy="16" r="15" fill="#faf7f2" stroke="#0f6e6e" strokeWidth="2" />
      <path
        d="M3 17c4.3-5 8.7-5 13 0s8.7 5 13 0M5.5 23c3.5-3.4 7-3.4 10.5 0s7 3.4 10.5 0"
        stroke="#0f6e6e"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
