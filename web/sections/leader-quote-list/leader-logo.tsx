/** The logo of a company over its initials. `ShowLogos` reveals it once it has loaded. */
export function LeaderLogo({ domain }: { domain: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: the logo service has one size, and the name is next to it
    <img
      src={`/api/logos/${domain}`}
      alt=""
      loading="lazy"
      decoding="async"
      className="leader-logo absolute inset-0 size-full bg-white object-contain object-left opacity-0"
    />
  )
}
