import { expect, it } from 'vitest'
import type { SectionOf } from '../../web/content-types.ts'
import { Video } from '../../web/sections/video/video.tsx'
import { renderHtml } from './render.tsx'

const asset = `image-${'a'.repeat(40)}-1600x900-jpg`
const file = (extension: string) => `file-${'b'.repeat(40)}-${extension}`

const section: SectionOf<'video'> = {
  _key: 'v',
  _type: 'video',
  heading: 'Watch',
  lead: '',
  anchor: '',
  title: 'One order',
  kind: 'hosted',
  url: 'https://youtu.be/a1B2-c3_D4e',
  fileId: '',
  captionsId: '',
  captionsLanguage: '',
  poster: { assetId: asset, width: 1600, height: 900, lqip: null, alt: 'A list', crop: null, hotspot: null },
  transcript: 'An order comes in.',
}
const render = (changed: Partial<SectionOf<'video'>>) =>
  renderHtml(
    <Video
      section={{ ...section, ...changed }}
      locale="en-UK"
      languageTag="en-GB"
      dataAttribute={() => undefined}
      notesInvented={false}
    />,
  )

it('is a poster and a link: the page contains nothing of a third party except its URL', async () => {
  const html = await render({})
  expect(html).toContain('href="https://www.youtube.com/watch?v=a1B2-c3_D4e"')
  expect(html).not.toMatch(/<(?:iframe|script|video|link)\b/)
  expect(html).not.toMatch(/src="https?:/)
  expect(html).toContain('<meta name="csp-origins" content="frame-src https://www.youtube-nocookie.com"/>')
  expect(html).toMatch(/hosted by YouTube/)
  expect(html).toMatch(/<details.*An order comes in\./)
})

it('plays an uploaded video from the site, which needs no policy exception', async () => {
  const html = await render({ kind: 'file', url: '', fileId: file('mp4'), captionsId: file('vtt') })
  expect(html).toContain(`href="/api/videos/${file('mp4')}"`)
  expect(html).not.toContain('csp-origins')
  expect(html).not.toContain('YouTube')
})

it('renders no button without a video', async () => {
  for (const html of [await render({ url: '' }), await render({ kind: 'file' })]) {
    expect(html).not.toContain('<a ')
    expect(html).toContain('alt="A list"')
  }
})
