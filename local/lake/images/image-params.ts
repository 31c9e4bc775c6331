/** The parameters of an image URL. https://www.sanity.io/docs/apis-and-sdks/image-urls */
import { badRequest, notImplemented } from '../lake-error.ts'

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
const formats = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'] as const
const maxSide = 8192

type Fit = (typeof fits)[number]
export type OutputFormat = (typeof formats)[number]

export type ImageParams = {
  width?: number | undefined
  height?: number | undefined
  maxWidth?: number | undefined
  maxHeight?: number | undefined
  fit: Fit
  /** The part that a crop keeps: `top`, `left,bottom`, `focalpoint`, `entropy` ... */
  crop: string
  focus: { x: number; y: number }
  /** Applied first: left, top, width, height in pixels of the original. */
  rect?: [number, number, number, number] | undefined
  rotate: number
  flip: string
  blur: number
  sharpen: number
  quality: number
  background?: string | undefined
  pad: number
  invert: boolean
  grey: boolean
  format?: OutputFormat | undefined
}

/** Reads the parameters. `accept` is the browser's header, used by `auto=format`. Throws 400 for invalid values. */
export function parseImageParams(search: URLSearchParams, accept: string): ImageParams {
  const number = (name: string, min: number, max: number) => readNumber(search, name, min, max)
  const density = number('dpr', 0.1, 10) ?? 1
  const side = (name: string) => scaled(number(name, 1, maxSide), density)
  const params: ImageParams = {
    width: side('w') ?? side('min-w'),
    height: side('h') ?? side('min-h'),
    maxWidth: side('max-w'),
    maxHeight: side('max-h'),
    fit: oneOf(search, 'fit', fits) ?? 'clip',
    crop: search.get('crop') ?? 'center',
    focus: { x: number('fp-x', 0, 1) ?? 0.5, y: number('fp-y', 0, 1) ?? 0.5 },
    rect: readRect(search.get('rect')),
    rotate: number('or', 0, 270) ?? 0,
    flip: search.get('flip') ?? '',
    blur: number('blur', 0, 2000) ?? 0,
    sharpen: number('sharp', 0, 100) ?? 0,
    quality: number('q', 0, 100) ?? 75,
    background: readColour(search.get('bg')),
    pad: number('pad', 0, maxSide) ?? 0,
    invert: search.get('invert') === 'true',
    grey: search.get('sat') === '-100',
    format: readFormat(search, accept),
  }
  if (params.rotate % 90 !== 0) throw badRequest('"or" must be 0, 90, 180 or 270.')
  return params
}

function scaled(side: number | undefined, density: number): number | undefined {
  return side && Math.min(maxSide, Math.max(1, Math.round(side * density)))
}

function readNumber(search: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = search.get(name)
  if (text === null || text === '') return undefined
  const value = Number(text)
  if (value >= min && value <= max) return value
  throw badRequest(`"${name}" must be a number from ${min} to ${max}.`)
}

function oneOf<Name extends string>(
  search: URLSearchParams,
  name: string,
  names: readonly Name[],
): Name | undefined {
  const text = search.get(name)
  if (text === null || text === '') return undefined
  const found = names.find((each) => each === text)
  if (found) return found
  throw badRequest(`"${name}" must be one of ${names.join(', ')}.`)
}

function readRect(text: string | null): ImageParams['rect'] {
  if (!text) return undefined
  const [left, top, width, height, ...more] = text.split(',').map((part) => Math.round(Number(part)))
  const valid = left !== undefined && top !== undefined && width && height && more.length === 0
  if (valid && left >= 0 && top >= 0 && width > 0 && height > 0) return [left, top, width, height]
  throw badRequest('"rect" must be left,top,width,height in pixels.')
}

function readColour(text: string | null): string | undefined {
  if (!text) return undefined
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text))
    throw badRequest('"bg" must be a hexadecimal colour.')
  // Sanity puts alpha first, CSS puts it last.
  const alphaFirst = text.length === 4 || text.length === 8
  const alpha = alphaFirst ? text.slice(0, text.length / 4) : ''
  return `#${text.slice(alpha.length)}${alpha}`
}

function readFormat(search: URLSearchParams, accept: string): OutputFormat | undefined {
  if (search.get('fm') === 'json' || search.get('fm') === 'blurhash')
    throw notImplemented('render this image format')
  const format = oneOf(search, 'fm', formats)
  if (format || search.get('auto') !== 'format') return format
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : undefined
}
