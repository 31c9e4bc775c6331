'use client'

import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { PlaybookMessages } from './get-playbook-messages.ts'
import type { PlaybookContent } from './playbook-content.ts'
import { PlaybookPanel } from './playbook-panel.tsx'
import type { RequestFlash } from './request-form.tsx'

type PlaybookTabsProps = {
  playbooks: PlaybookContent[]
  /** The week shown first. */
  week: number
  locale: LocaleId
  messages: PlaybookMessages
  flash: RequestFlash | null
}

const tabClass =
  'flex min-h-14 w-full cursor-pointer flex-col justify-center wrap-anywhere border-b-3 border-transparent px-4 py-2 text-left text-ink no-underline hover:bg-foam aria-selected:border-tide aria-selected:bg-foam aria-[current=page]:border-tide aria-[current=page]:bg-foam forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] forced-colors:aria-[current=page]:border-[Highlight]'

/**
 * The playbooks, one tab per week: links until this runs, then tabs with arrow keys
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/).
 */
export function PlaybookTabs({ playbooks, week, locale, messages, flash }: PlaybookTabsProps) {
  const id = useId()
  const [running, setRunning] = useState(false)
  const [selected, setSelected] = useState(week)
  const tabs = useRef<HTMLDivElement>(null)
  useEffect(() => setRunning(true), [])

  function move(event: KeyboardEvent) {
    const index = playbooks.findIndex((playbook) => playbook.week === selected)
    const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }
    const to = steps[event.key]
    const next = to === undefined ? undefined : playbooks.at(to % playbooks.length)
    if (!next) return
    event.preventDefault()
    setSelected(next.week)
    tabs.current?.querySelector<HTMLElement>(`[data-week="${next.week}"]`)?.focus()
  }

  const names = playbooks.map((playbook) => ({
    ...playbook,
    name: messages.week.replace('{week}', String(playbook.week)),
  }))
  const strip = 'grid grid-cols-2 border-b border-line sm:grid-cols-3 lg:grid-cols-5'
  return (
    <>
      {running ? (
        <div ref={tabs} role="tablist" aria-label={messages.weeks} className={strip} onKeyDown={move}>
          {names.map(({ week: own, name, tab, languageTag }) => (
            <button
              key={own}
              type="button"
              role="tab"
              id={`${id}-tab-${own}`}
              data-week={own}
              aria-selected={own === selected}
              aria-controls={`${id}-panel-${own}`}
              tabIndex={own === selected ? 0 : -1}
              onClick={() => setSelected(own)}
              className={tabClass}
            >
              <TabName name={name} tab={tab} languageTag={languageTag} />
            </button>
          ))}
        </div>
      ) : (
        <nav aria-label={messages.weeks} className={strip}>
          {names.map(({ week: own, name, tab, languageTag }) => (
            <a
              key={own}
              href={`?week=${own}`}
              aria-current={own === selected ? 'page' : undefined}
              className={tabClass}
            >
              <TabName name={name} tab={tab} languageTag={languageTag} />
            </a>
          ))}
        </nav>
      )}
      {playbooks.map((playbook) => (
        <div
          key={playbook.week}
          id={`${id}-panel-${playbook.week}`}
          {...(running && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${playbook.week}` })}
          hidden={playbook.week !== selected}
        >
          <PlaybookPanel
            playbook={playbook}
            isShown={playbook.week === selected}
            running={running}
            locale={locale}
            messages={messages}
            flash={playbook.week === week ? flash : null}
          />
        </div>
      ))}
    </>
  )
}

function TabName({ name, tab, languageTag }: { name: string; tab: string; languageTag: string }) {
  return (
    <>
      <span className="text-small text-muted">{name} </span>
      <span className="font-semibold" lang={languageTag}>
        {tab}
      </span>
    </>
  )
}
