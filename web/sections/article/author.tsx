import type { Insight } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { Monogram } from '@/ui/monogram.tsx'

type AuthorProps = {
  author: NonNullable<Insight['author']>
  /** Text before the name, for readers who don't see the portrait. */
  label: string
}

/** The author of an article: portrait, name, position. */
export function Author({ author, label }: AuthorProps) {
  const { name, role, portrait } = author
  return (
    <p className="flex items-center gap-4 text-small">
      {portrait?.assetId ? (
        <Picture picture={{ ...portrait, alt: '' }} sizes="4rem" className="size-14 shrink-0 rounded-full" />
      ) : (
        <Monogram name={name} className="size-14 shrink-0" />
      )}
      <span>
        <span className="sr-only">{label} </span>
        <strong className="block">{name}</strong>
        <span className="text-muted">{role}</span>
      </span>
    </p>
  )
}
