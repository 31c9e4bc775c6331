/** The parameters of an image URL. https://www.sanity.io/docs/apis-and-sdks/image-urls */
import { badRequest, notImplemented } from '../lake-error.ts'

/** What the site, the Studio and its plugins send. */
const supported = ['w', 'h', 'fit', 'rect', 'q', 'dpr', 'fm', 'auto', 'dl']
const fits = ['clip', 'crop', 'fillmax', 'max'] as const
const hostedFits = ['fill', 'min', 'scale']
const formats = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'] as const
const maxSide = 8192

type Fit = (typeof fits)[number]
export type OutputFormat = (typeof formats)[number]

export type ImageParams = {
  width?: number | undefined
  height?: number | undefined
  fit: Fit
  /** Applied first: left, top, width, height in pixels of the original. */
  rect?: [number, number, number, number] | undefined
  quality: number
  format?: OutputFormat | undefined
}

/**
 * Reads the parameters. `accept` is the browser's header, used by `auto=format`. Throws 400 for invalid values, and 501
 * for what this lake doesn't render.
 */
export function parseImageParams(search: URLSearchParams, accept: string): ImageParams {
  const unsupported = [...search.keys()].find((name) => !supported.includes(name))
  if (unsupported !== undefined) throw notImplemented(`render images with "${unsupported}"`)
  const number = (name: string, min: number, max: number) => readNumber(search, name, min, max)
  const density = number('dpr', 0.1, 10) ?? 1
  return {
    width: scaled(number('w', 1, maxSide), density),
    height: scaled(number('h', 1, maxSide), density),
    fit: readFit(search),
    rect: readRect(search.get('rect')),
    quality: number('q', 0, 100) ?? 75,
    format: readFormat(search, accept),
  }
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

function readFit(search: URLSearchParams): Fit {
  const fit = search.get('fit')
  if (fit !== null && hostedFits.includes(fit)) throw notImplemented(`render images with "fit=${fit}"`)
  return oneOf(search, 'fit', fits) ?? 'clip'
}

function readFormat(search: URLSearchParams, accept: string): OutputFormat | undefined {
  if (search.get('fm') === 'json' || search.get('fm') === 'blurhash')
    throw notImplemented('render this image format')
  const format = oneOf(search, 'fm', formats)
  if (format || search.get('auto') !== 'format') return format
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : undefined
}
