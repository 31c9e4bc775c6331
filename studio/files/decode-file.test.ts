import { expect, it } from 'vitest'
import { decodeFile } from './decode-file.ts'

const text = 'english;translation\nPerch, first;Perché: “sì”, più di 5 €, c’è, naïve, cœur, ¿Qué?, Straße\n'
const utf16 = (order: 'le' | 'be', mark: boolean) => {
  const units = [...((mark ? '\ufeff' : '') + text)].map((letter) => letter.charCodeAt(0))
  return new Uint8Array(
    units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  )
}
/** The letters above in encodings of one byte per letter. */
const windows: Record<string, number> = { '“': 0x93, '”': 0x94, '€': 0x80, '’': 0x92, œ: 0x9c }
const mac: Record<string, number> = {
  ...{ é: 0x8e, ì: 0x93, ù: 0x9d, è: 0x8f, ï: 0x95, œ: 0xcf, '¿': 0xc0, ß: 0xa7 },
  ...{ '“': 0xd2, '”': 0xd3, '€': 0xdb, '’': 0xd5 },
}
const oneByte = (special: Record<string, number>, from = text) =>
  new Uint8Array([...from].map((letter) => special[letter] ?? letter.charCodeAt(0)))

it.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
  ['UTF-16, little endian', utf16('le', true)],
  ['UTF-16, big endian', utf16('be', true)],
  ['UTF-16 without a mark', utf16('le', false)],
  ['Windows-1252', oneByte(windows)],
])('reads %s', (_name, bytes) => expect(decodeFile(bytes)).toBe(text))

it.each([
  ['Mac Roman', oneByte(mac)],
  ['one French word in Mac Roman', oneByte(mac, 'english;translation\nDone;terminé\n')],
  ['DOS 850', oneByte({ é: 0x82 }, 'english;translation\nSummer;été comme hiver\n')],
])('refuses %s with instructions', (_name, bytes) => {
  expect(() => decodeFile(bytes)).toThrow(/save it as “CSV UTF-8/)
})
