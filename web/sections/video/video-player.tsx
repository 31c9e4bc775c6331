import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'

type VideoPlayerProps = {
  id: string
  title: string
  /** Where the video is to be seen without scripts; the file itself for one of our own. */
  page: string
  /** The player of the host where it is; a video of our own has none. */
  player?: string
  captions?: string
  captionsLabel: string
  languageTag: string
  /** The poster. */
  children: ReactNode
}

/** Which video to play once the page is loaded anew. */
const waiting = 'play-video'

/** The poster as a link to the video; pressed, the video takes its place. */
export function VideoPlayer({ id, title, page, player, children, ...video }: VideoPlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    if (sessionStorage.getItem(waiting) !== id) return
    sessionStorage.removeItem(waiting)
    setIsPlaying(true)
  }, [id])

  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    if (player && !isLoadedHere()) {
      sessionStorage.setItem(waiting, id)
      location.reload()
    } else setIsPlaying(true)
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
      // biome-ignore lint/a11y/useMediaCaption: the track comes from the content; a film without sound has none
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
 * The policy of a document allows the players of the page that it was loaded with; whoever came here from another page
 * has that one's, until this one is loaded.
 */
function isLoadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !entry || new URL(entry.name).pathname === location.pathname
}
