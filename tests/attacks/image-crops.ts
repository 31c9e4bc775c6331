import sharp from 'sharp'
import { untilServed } from '../support/until-served.ts'
import { type Attack, attemptEach } from './attack.ts'
import { withoutBlocking } from './floods.ts'
import { send } from './send.ts'

const size = { width: 4_000, height: 3_000 }

/** Crops of a large photo, each of which takes work: all requested at once, each twice. */
export const imageCrops: Attack = {
  title: 'Crops of a large photo, all at once',
  async run(stack) {
    const noise = await sharp({
      create: { ...size, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
    })
      .jpeg({ quality: 60 })
      .toBuffer()
    const asset = await stack.lakeClient.assets.upload('image', noise, { filename: 'large.jpg' })
    const name =
      asset.url
        .split('/')
        .at(-1)
        ?.replace(/\.(\w+)$/, '-$1') ?? ''
    await untilServed(`${stack.settings.urls.site}/api/images/image-${name}?w=640`)
    const crops = Array.from({ length: 8 }, (_, left) => `${left},0,2000,2000`)
    try {
      return await withoutBlocking(
        stack,
        attemptEach(
          [...crops, ...crops],
          async (crop) => {
            const path = `/api/images/image-${name}?w=640&crop=${crop}`
            const { status, milliseconds } = await send(stack.settings.urls.site, path, {
              headers: { accept: 'image/webp' },
            })
            // A temporary rejection is as good as the image.
            return status >= 500 || status === 0 ? `${status} after ${Math.round(milliseconds)} ms` : null
          },
          16,
        ),
      )
    } finally {
      await stack.lakeClient.delete(asset._id)
    }
  },
}
