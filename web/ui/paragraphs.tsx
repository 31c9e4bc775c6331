/** Plain text in which empty lines separate paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => (
      <p key={paragraph} className="mt-3 first:mt-0">
        {paragraph}
      </p>
    ))
}
