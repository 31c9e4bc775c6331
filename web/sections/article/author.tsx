import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'
import type { Insight } from '@/content-types.ts'
import { Portrait } from '../team-list/portrait.tsx'

type AuthorProps = {
  author: NonNullable<Insight['author']>
  /** The reader's locale. */
  locale: LocaleId
  /** Text before the name, for readers who don't see the portrait. */
  label: string
}

/** The author of an article: portrait, name, position, and a link to their page if they have one. */
export function Author({ author, locale, label }: AuthorProps) {
  const { name, slug, role, portrait } = author
  return (
    <p className="relative flex items-center gap-4 text-small">
      <Portrait
        name={name}
        portrait={portrait && { ...portrait, alt: '' }}
        sizes="4rem"
        className="size-14"
      />
      <span>
        <span className="sr-only">{label} </span>
        <strong className="block">
          {slug ? (
            <a
              className="text-link after:absolute after:inset-0"
              href={publicPath('teamMember', locale, slug)}
            >
              {name}
            </a>
          ) : (
            name
          )}
        </strong>
        <span className="text-muted">{role}</span>
      </span>
    </p>
  )
}
