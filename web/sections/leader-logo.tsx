import { useState } from 'react'

/** Covers the initials of a company with its logo once that has loaded. */
export function LeaderLogo({ domain }: { domain: string }) {
  const [isThere, setIsThere] = useState(false)
  return (
    // biome-ignore lint/performance/noImgElement: the logo service gives one size, and the name stands beside it
    <img
      // It may have loaded before this code was there.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) setIsThere(true)
      }}
      onLoad={() => setIsThere(true)}
      src={`/api/logos/${domain}`}
      alt=""
      loading="lazy"
      decoding="async"
      className={`absolute inset-0 size-full bg-white object-contain object-left ${isThere ? '' : 'opacity-0'}`}
    />
  )
}
