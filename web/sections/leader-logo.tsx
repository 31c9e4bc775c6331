'use client'

import { useState } from 'react'

/** Covers the initials of a company with its logo; leaves them in sight when it does not load. */
export function LeaderLogo({ domain }: { domain: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return null
  return (
    // biome-ignore lint/performance/noImgElement: the logo service gives one size, and the name stands beside it
    <img
      // It may have failed before this code was there.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(true)
      }}
      onError={() => setFailed(true)}
      src={`/api/logos/${domain}`}
      alt=""
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full bg-white object-contain object-left"
    />
  )
}
