import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'

type VideoPlayerProps = {
  id: string
  title: string
  /** The video's page for visitors without JavaScript; the file itself for an uploaded video. */
  page: string
  /** The URL of the host's player; undefined for an uploaded video. */
  player?: string
  captions?: string
  captionsLabel: string
  languageTag: string
  /** The poster. */
  children: ReactNode
}

/** The session storage key of the video to play after a reload. */
const pendingKey = 'play-video'

/** The poster as a link to the video. A click replaces it with the video. */
export function VideoPlayer({ id, title, page, player, children, ...video }: VideoPlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    try {
      if (sessionStorage.getItem(pendingKey) !== id) return
      sessionStorage.removeItem(pendingKey)
      setIsPlaying(true)
    } catch {
      // A browser that blocks storage has noted no video.
    }
  }, [id])

  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    if (!player || isLoadedHere()) return setIsPlaying(true)
    try {
      sessionStorage.setItem(pendingKey, id)
      location.reload()
    } catch {
      location.assign(page) // storage is blocked
    }
  }

  const focus = (element: HTMLElement | null) => element?.focus()
  const className = 'block aspect-video w-full bg-ink'
  if (isPlaying && player) {
    return (
      <iframe
        ref={focus}
        src={player}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        className={className}
      />
    )
  }
  if (isPlaying) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the track comes from the content; a silent video has none
      <video
        ref={focus}
        src={page}
        title={title}
        aria-label={title}
        controls
        autoPlay
        playsInline
        className={className}
      >
        {video.captions && (
          <track
            kind="captions"
            src={video.captions}
            srcLang={video.languageTag}
            label={video.captionsLabel}
            default
          />
        )}
      </video>
    )
  }
  return (
    <a href={page} onClick={play} className="group relative block text-ink no-underline">
      {children}
    </a>
  )
}

/**
 * Whether the browser loaded the document at this path. After client navigation, the Content-Security-Policy is still
 * that of the first page, which may not allow the player.
 */
function isLoadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !entry || new URL(entry.name).pathname === location.pathname
}
