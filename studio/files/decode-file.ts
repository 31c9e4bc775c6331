/** A file that can't be read or written; the message is shown to the editor. */
export class FileError extends Error {}

/**
 * Decodes a text file of an editor: UTF-8 or UTF-16 (by its byte order mark, or by its zero bytes), otherwise Windows-1252, in
 * which Excel on Windows saves “CSV (delimited)”.
 * @throws FileError for an encoding that can't be told from Windows-1252, such as that of older Excel on a Mac.
 */
export function decodeFile(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return decode(bytes, utf16) ?? refuse()
  const utf8 = decode(bytes, 'utf-8')
  if (utf8 !== null) return utf8
  const text = decode(bytes, 'windows-1252') ?? refuse()
  return isPlausible(text) ? text : refuse()
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    // A replacement character (U+FFFD) in the file itself was saved by a program that had lost a letter.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark: our files start with an ASCII letter, whose other byte is zero.
  if (first === 0 && second !== 0) return 'utf-16be'
  return first !== 0 && second === 0 ? 'utf-16le' : null
}

/**
 * Mac Roman and DOS encodings have letters where Windows-1252 has control characters, symbols, or capitals within a word:
 * “Perché” of a Mac reads “PerchŽ”, “été” of DOS “‚t‚”. None of our languages uses the low single quote.
 */
function isPlausible(text: string): boolean {
  if (/[\u0080-\u009f‚]/.test(text)) return false
  return !/\p{Ll}[ŠŒŽÀ-ÖØ-Þ]|\p{L}[‚ƒ„†‡ˆ‰‹‹•˜›¡¢¤¥¦§¨©¬®¯±²³´¶¸¹¼½¾¿÷]\p{Ll}/u.test(text)
}

function refuse(): never {
  throw new FileError(
    'This file is saved in an encoding that loses accents. In Excel, save it as “CSV UTF-8 (comma delimited)” and import it again.',
  )
}
