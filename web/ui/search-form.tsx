import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { SearchIcon } from './icons.tsx'

type SearchFormProps = {
  /** Unique on the page. */
  id: string
  /** The path of the results page. */
  action: string
  /** The locale to suggest results in while the visitor types. */
  locale: LocaleId
  label: string
  submit: string
  value?: string
  autoFocus?: boolean
  className?: string
}

/** A search field that works without JavaScript. `features/search` adds suggestions. */
export function SearchForm({
  id,
  action,
  locale,
  label,
  submit,
  value = '',
  autoFocus,
  className = '',
}: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> isn't a landmark in every browser yet
    <form role="search" action={action} method="get" className={`relative ${className}`}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={value}
          maxLength={100}
          required
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: in a panel that the visitor opened to search
          autoFocus={autoFocus}
          data-search={locale}
          className="min-h-12 w-full min-w-0 rounded border border-muted bg-raised px-4 py-2.5 text-ink"
        />
        <button
          type="submit"
          className="button-primary shrink-0 cursor-pointer bg-tide text-paper hover:bg-ink max-sm:px-3.5"
        >
          <SearchIcon className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{submit}</span>
        </button>
      </div>
    </form>
  )
}
