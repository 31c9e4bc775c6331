/** A video on a supported host: its player, and the page for visitors without JavaScript. */
export type HostedVideo = { host: string; origin: string; player: string; page: string }

/** The hosts whose players the site can embed; neither sets a cookie before the video plays. */
export const videoHosts = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
} as const

/** Parses a video URL as shown in a browser or shared by the host; null for any other. */
export function hostedVideo(input: string): HostedVideo | null {
  const url = URL.parse(input)
  if (url?.protocol !== 'https:') return null
  const site = url.hostname.replace(/^(?:www|m)\./, '')
  const [, first = '', second = ''] = url.pathname.split('/')
  if (site === 'youtu.be') return youTube(first)
  if (site === 'youtube.com' || site === 'youtube-nocookie.com') {
    return youTube(['embed', 'shorts', 'live'].includes(first) ? second : (url.searchParams.get('v') ?? ''))
  }
  if (site === 'vimeo.com') return vimeo(first, second)
  if (site === 'player.vimeo.com') return vimeo(second, url.searchParams.get('h') ?? '')
  return null
}

function youTube(id: string): HostedVideo | null {
  if (!/^[\w-]{11}$/.test(id)) return null
  const origin = videoHosts.YouTube
  return {
    host: 'YouTube',
    origin,
    player: `${origin}/embed/${id}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  }
}

/** `secret` is part of the URL of an unlisted video. */
function vimeo(id: string, secret: string): HostedVideo | null {
  if (!/^\d{6,12}$/.test(id) || !/^[\da-f]*$/.test(secret)) return null
  const origin = videoHosts.Vimeo
  return {
    host: 'Vimeo',
    origin,
    player: `${origin}/video/${id}?autoplay=1&dnt=1${secret && `&h=${secret}`}`,
    page: `https://vimeo.com/${id}${secret && `/${secret}`}`,
  }
}
