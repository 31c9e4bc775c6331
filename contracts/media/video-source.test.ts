import { expect, it } from 'vitest'
import { hostedVideo } from './video-source.ts'

const id = 'a1B2-c3_D4e'

it.each([
  `https://www.youtube.com/watch?v=${id}&t=4s`,
  `https://youtu.be/${id}?si=x`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
])('parses %s as a YouTube video on the domain without cookies', (url) => {
  expect(hostedVideo(url)).toEqual({
    host: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  })
})

it('parses Vimeo URLs, unlisted ones too, and turns tracking off', () => {
  expect(hostedVideo('https://vimeo.com/123456789')?.player).toBe(
    'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1',
  )
  expect(hostedVideo('https://vimeo.com/123456789/abcdef0123')).toMatchObject({
    player: 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=abcdef0123',
    page: 'https://vimeo.com/123456789/abcdef0123',
  })
})

it.each([
  '',
  'youtube',
  `http://www.youtube.com/watch?v=${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/?https://youtu.be/${id}`,
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/',
  'https://vimeo.com/about',
  'https://vimeo.com/123456789/"x',
  'javascript:alert(1)',
])('refuses %j', (url) => {
  expect(hostedVideo(url)).toBeNull()
})
