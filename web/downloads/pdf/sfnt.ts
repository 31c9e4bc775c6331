import { inflateSync } from 'node:zlib'

const fileHead = 44
const fileEntry = 20
const head = 12
const entry = 16

/**
 * Unpacks the font of a WOFF file (https://www.w3.org/TR/WOFF/, sections 4 to 6). pdfkit would unpack the tables again
 * for every document, which would take most of its time.
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file.')
  const count = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  // Values for a binary search of the table directory.
  const power = Math.floor(Math.log2(count))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(entry * 2 ** power, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE(entry * (count - 2 ** power), 10)
  let end = head + count * entry
  for (let index = 0; index < count; index += 1) {
    const from = fileHead + index * fileEntry
    const offset = woff.readUInt32BE(from + 4)
    const packed = woff.readUInt32BE(from + 8)
    const length = woff.readUInt32BE(from + 12)
    const bytes = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const to = head + index * entry
    woff.copy(font, to, from, from + 4)
    woff.copy(font, to + 4, from + 16, from + 20)
    font.writeUInt32BE(end, to + 8)
    font.writeUInt32BE(length, to + 12)
    table.copy(font, end)
    end += Math.ceil(length / 4) * 4
  }
  return font
}
