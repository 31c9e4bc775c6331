import { LazyOverlay } from './lazy-overlay.tsx'

/** Click-to-edit, and a bar that says that drafts are shown. Rendered only in draft mode. */
export function Preview({ label, exit }: { label: string; exit: string }) {
  return (
    <>
      <aside className="fixed bottom-4 left-4 z-50 flex items-center gap-3 rounded bg-ink px-4 py-2 text-small text-paper">
        <span>{label}</span>
        <a className="underline" href="/api/draft-mode/disable">
          {exit}
        </a>
      </aside>
      <LazyOverlay />
    </>
  )
}
