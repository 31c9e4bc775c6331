/**
 * A text in which no line ends after one or two letters and a hyphen: never “e-” and “commerce”. The text itself stays as
 * it was typed, so that it can be found and copied.
 */
export function UnbrokenHyphens({ text }: { text: string }) {
  return text.split(/((?<![\p{L}\p{N}])\p{L}{1,2}-\p{L})/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are never moved
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
