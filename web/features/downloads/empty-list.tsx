/** Shown instead of a list without rows. */
export function EmptyList({ text }: { text: string }) {
  return <p className="border-l-4 border-line bg-raised p-6 text-muted">{text}</p>
}
