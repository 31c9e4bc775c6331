/**
 * The seven swatches that Sanity names in an image: the dominant colour, and muted and vibrant ones, dark and light.
 */
import type { Sharp } from 'sharp'

type Colour = { rgb: [number, number, number]; saturation: number; lightness: number; share: number }

const sampleSide = 64
const bitsPerChannel = 4

/** The target values of each swatch. */
const swatchTargets = {
  vibrant: { saturation: 1, lightness: 0.5 },
  lightVibrant: { saturation: 1, lightness: 0.74 },
  darkVibrant: { saturation: 1, lightness: 0.26 },
  muted: { saturation: 0.3, lightness: 0.5 },
  lightMuted: { saturation: 0.3, lightness: 0.74 },
  darkMuted: { saturation: 0.3, lightness: 0.26 },
}

export async function findPalette(image: Sharp): Promise<Record<string, unknown>> {
  const pixels = await image
    .resize(sampleSide, sampleSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const colours = mainColours(pixels)
  const swatches = Object.entries(swatchTargets).map(([name, target]) => {
    const distance = (colour: Colour) =>
      3 * Math.abs(colour.saturation - target.saturation) +
      6 * Math.abs(colour.lightness - target.lightness) -
      colour.share
    return [name, swatch(colours.toSorted((a, b) => distance(a) - distance(b))[0])]
  })
  return { _type: 'sanity.imagePalette', dominant: swatch(colours[0]), ...Object.fromEntries(swatches) }
}

/** The averages of groups of similar pixels, the most common first. */
function mainColours(pixels: Buffer): Colour[] {
  const groups = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const
    const key = rgb.reduce((bits, part) => (bits << bitsPerChannel) | (part >> (8 - bitsPerChannel)), 0)
    const group = groups.get(key) ?? { sum: [0, 0, 0], count: 0 }
    group.sum = [group.sum[0] + rgb[0], group.sum[1] + rgb[1], group.sum[2] + rgb[2]]
    group.count += 1
    groups.set(key, group)
  }
  const total = pixels.length / 3
  return [...groups.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ sum: [r, g, b], count }) => colour([r / count, g / count, b / count], count / total))
}

function colour(rgb: [number, number, number], share: number): Colour {
  const [r, g, b] = rgb.map((part) => part / 255)
  const [max, min] = [Math.max(r ?? 0, g ?? 0, b ?? 0), Math.min(r ?? 0, g ?? 0, b ?? 0)]
  const lightness = (max + min) / 2
  const range = max - min
  return { rgb, saturation: range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1)), lightness, share }
}

function swatch(found: Colour | undefined) {
  const { rgb, lightness, share } = found ?? { rgb: [0, 0, 0], lightness: 0, share: 0 }
  const hex = rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')
  const text = lightness > 0.6 ? '#000' : '#fff'
  const population = Math.round(share * 10_000) / 100
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground: text,
    title: text,
    population,
  }
}
