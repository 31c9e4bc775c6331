'use client'

/**
 * A button back to the previous page, or to the home page if there is none. Needs JavaScript, and is hidden without.
 */
export function GoBack({ label, home }: { label: string; home: string }) {
  return (
    <button
      type="button"
      className="button-secondary cursor-pointer [@media(scripting:none)]:hidden"
      onClick={() => (history.length > 1 ? history.back() : location.assign(home))}
    >
      {label}
    </button>
  )
}
