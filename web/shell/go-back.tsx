'use client'

/** Back to where the visitor came from; home when the browser knows of no such place. Needs JavaScript, and hides without. */
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
