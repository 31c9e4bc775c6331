import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from '../../web/images/picture.tsx'

const picture = (extension: string, lqip: string | null) => ({
  assetId: `image-${'a'.repeat(40)}-800x500-${extension}`,
  width: 800,
  height: 500,
  lqip,
  alt: 'A harbour',
  crop: null,
  hotspot: null,
})

it('shows no preview behind an SVG or an image without one, which may be transparent', () => {
  const preview = 'data:image/jpeg;base64,AA=='
  const html = (extension: string, lqip: string | null) =>
    renderToStaticMarkup(<Picture picture={picture(extension, lqip)} sizes="10rem" />)
  expect(html('jpg', preview)).toContain(preview)
  expect(html('svg', preview)).not.toContain(preview)
  expect(html('png', null).match(/<img/g)).toHaveLength(1)
  expect(html('png', null)).not.toMatch(/bg-/)
})

it('is not preloaded: a page that is only prefetched would load its images', () => {
  const html = renderToStaticMarkup(<Picture picture={picture('jpg', null)} sizes="10rem" eager />)
  expect(html).toContain('loading="eager"')
  expect(html).not.toContain('preload')
})
