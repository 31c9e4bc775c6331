'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '@/ui/icons.tsx'

type RotationProps = {
  /** The items; they can't be interactive. */
  items: { key: string; content: ReactNode }[]
  label: string
  messages: { pause: string; play: string; previous: string; next: string }
}

/** How long each item is shown, in milliseconds (spec section 9: testimonial rotation). */
const turnMs = 4_000

/**
 * Shows one item after another. It stops while it is hovered or focused, after the visitor pauses or changes the item,
 * and if the visitor prefers reduced motion. Automatic changes aren't announced:
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Rotation({ items, label, messages }: RotationProps) {
  const [index, setIndex] = useState(0)
  const [running, setRunning] = useState(false)
  const [paused, setPaused] = useState(true)
  const [isInteracting, setInteracting] = useState(false)
  const turns = running && !paused && !isInteracting

  useEffect(() => {
    setRunning(true)
    setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])
  useEffect(() => {
    if (!turns) return
    const timer = setInterval(() => setIndex((current) => (current + 1) % items.length), turnMs)
    return () => clearInterval(timer)
  }, [turns, items.length])

  const move = (step: number) => {
    setPaused(true)
    setIndex((current) => (current + step + items.length) % items.length)
  }
  // Started by the visitor, it rotates although the button has the focus.
  const togglePaused = () => {
    setPaused(!paused)
    setInteracting(false)
  }
  const [first, ...others] = items
  if (!running) {
    return (
      <div className="grid gap-8">
        {first?.content}
        <noscript>
          {others.map(({ key, content }) => (
            <div key={key} className="mt-8">
              {content}
            </div>
          ))}
        </noscript>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focusing only pause it
    <div
      onPointerEnter={() => setInteracting(true)}
      onPointerLeave={() => setInteracting(false)}
      onFocus={() => setInteracting(true)}
      onBlur={() => setInteracting(false)}
    >
      <section aria-label={label}>
        <div className="grid" aria-live={paused ? 'polite' : 'off'}>
          {items.map(({ key, content }, position) => (
            <div key={key} className={`col-start-1 row-start-1 ${position === index ? '' : 'invisible'}`}>
              {content}
            </div>
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <RotationButton label={messages.previous} onClick={() => move(-1)} drawing="M15 5l-7 7 7 7" />
          <RotationButton
            label={paused ? messages.play : messages.pause}
            onClick={togglePaused}
            drawing={paused ? 'M8 5l11 7-11 7z' : 'M9 5v14M15 5v14'}
          />
          <RotationButton label={messages.next} onClick={() => move(1)} drawing="M9 5l7 7-7 7" />
          <span className="ml-2 text-small text-muted tabular-nums">
            {index + 1} / {items.length}
          </span>
        </div>
      </section>
    </div>
  )
}

type RotationButtonProps = { label: string; onClick: () => void; drawing: string }

function RotationButton({ label, onClick, drawing }: RotationButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded border border-muted text-tide hover:bg-raised"
    >
      <Icon className="size-5" d={drawing} />
    </button>
  )
}
