const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * A URL from the content, or null if it isn't one that the site links or redirects to: a web address, a path of this
 * site, an anchor, an email or a phone number. The Studio checks that too, but content can be written by other programs.
 */
export function safeUrl(url: string): string | null {
  // A backslash counts as a slash to browsers, and they remove line breaks.
  if (/[\p{Cc}\s\\]/u.test(url)) return null
  if (/^(?:#|\/(?!\/))/.test(url)) return url
  return URL.canParse(url) && schemes.includes(new URL(url).protocol) ? url : null
}

/** The same for the URL of another website. */
export function safeWebUrl(url: string): string | null {
  return /^https?:/i.test(url) ? safeUrl(url) : null
}
