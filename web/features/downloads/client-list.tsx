import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { ListResult } from '@/backend/downloads.ts'
import type { ListMessages } from './get-messages.ts'
import { ListUnavailable } from './row-parts.tsx'
import { GuideRows, ResourceRows, WebinarRows } from './rows.tsx'

/** The lists of the resources page, each a table of the database. */
export type ListName = 'resources' | 'guides' | 'webinars'

export type ClientListProps = {
  list: ListName
  locale: LocaleId
  messages: ListMessages
  /** Shown while the rows load. */
  skeletons: ReactNode
}

type State = { status: 'loading' | 'unavailable' } | { status: 'listed'; rows: ReactNode }

/** A list that the browser reads itself, because the server couldn't. */
export function ClientList({ list, locale, messages, skeletons }: ClientListProps) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>({ status: 'loading' })

  const load = useCallback(async () => {
    setState({ status: 'loading' })
    const rows = await loadRows(list, locale, messages).catch(() => null)
    setState(rows ? { status: 'listed', rows } : { status: 'unavailable' })
  }, [list, locale, messages])
  useEffect(() => void load(), [load])

  function retry() {
    // The pressed button goes away; without this, the focus would return to the top of the page.
    place.current?.focus()
    load()
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {state.status === 'loading' && skeletons}
      {state.status === 'unavailable' && (
        <ListUnavailable messages={messages}>
          <button type="button" className="button-secondary cursor-pointer" onClick={retry}>
            {messages.retry}
          </button>
        </ListUnavailable>
      )}
      {state.status === 'listed' && state.rows}
    </div>
  )
}

/** Null if the database doesn't respond. */
async function loadRows(list: ListName, locale: LocaleId, messages: ListMessages): Promise<ReactNode | null> {
  const { listGuides, listResources, listWebinars } = await import('@/backend/downloads.ts')
  const props = { locale, messages }
  switch (list) {
    case 'resources':
      return shown(await listResources(locale), (items) => <ResourceRows items={items} {...props} />)
    case 'guides':
      return shown(await listGuides(locale), (items) => <GuideRows items={items} {...props} />)
    case 'webinars':
      return shown(await listWebinars(locale), (items) => <WebinarRows items={items} {...props} />)
  }
}

function shown<Item>(result: ListResult<Item>, show: (items: Item[]) => ReactNode): ReactNode | null {
  return result.status === 'listed' ? show(result.items) : null
}
