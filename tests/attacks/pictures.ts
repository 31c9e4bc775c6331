import sharp from 'sharp'
import { type Attack, tryEach } from './attack.ts'
import { withoutHoldingUp } from './floods.ts'
import { send } from './send.ts'

const size = { width: 4_000, height: 3_000 }

/** Cuts of a large photo, each of which is work: asked for all at once, each twice. */
export const cuttingPictures: Attack = {
  title: 'Cuts of a large photo, all at once',
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
    const cuts = Array.from({ length: 8 }, (_, left) => `${left},0,2000,2000`)
    try {
      return await withoutHoldingUp(
        stack,
        tryEach(
          [...cuts, ...cuts],
          async (cut) => {
            const path = `/api/images/image-${name}?w=640&cut=${cut}`
            const { status, milliseconds } = await send(stack.settings.urls.site, path, {
              headers: { accept: 'image/webp' },
            })
            // Refused for now is as good an answer as the picture.
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
