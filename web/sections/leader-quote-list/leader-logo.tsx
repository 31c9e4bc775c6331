/** The logo of a company over its initials. It shows once it has loaded, if it does; `ShowLogos` sees to that. */
export function LeaderLogo({ domain }: { domain: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: the logo service gives one size, and the name stands beside it
    <img
      src={`/api/logos/${domain}`}
      alt=""
      loading="lazy"
      decoding="async"
      className="leader-logo absolute inset-0 size-full bg-white object-contain object-left opacity-0"
    />
  )
}
