/** The clients of https://www.caniemail.com that lack some of the features; the others show what these show. */
const gmail = 'Gmail'
const word = 'Outlook for Windows'
const outlook = 'Outlook'
const yahoo = 'Yahoo Mail'
const all = [gmail, word, outlook, yahoo]

const element = (names: string) => new RegExp(`<(?:${names})\\b`, 'i')
const property = (names: string) => new RegExp(`[{;"'\\s](?:${names})\\s*:`, 'i')
const value = (name: string) => new RegExp(`:[^;{}"]*\\b(?:${name})`, 'i')

/**
 * Features that a common email client doesn't support: `unsupportedIn` lists those that don't support it at all, and `page`
 * is https://www.caniemail.com/features/<page>/. Source: https://www.caniemail.com (MIT), read in November 2026.
 * Our emails may use some more of them, because of what a reader sees without them: `border-radius` (buttons have square
 * corners), `overflow-wrap` and `word-break` (a long URL makes a phone scroll sideways), `white-space` (a label breaks into
 * two lines), `max-height` and `overflow` (the preview line is hidden by `display: none` as well), `@media` (the padding of
 * the wide layout, which fits a phone too), `prefers-color-scheme` and `color-scheme` (the light colours, which are inline,
 * or those that the client makes of them).
 */
const features: [pattern: RegExp, unsupportedIn: string[], page: string][] = [
  [element('svg'), all, 'html-svg'],
  [element('picture'), all, 'html-picture'],
  [element('video'), all, 'html-video'],
  [element('audio'), all, 'html-audio'],
  [element('object|embed|iframe'), all, 'html-object'],
  [element('link'), [gmail, outlook, yahoo], 'html-link'],
  [element('form'), [word], 'html-form'],
  [element('input|textarea'), [word], 'html-input-text'],
  [element('select'), [word], 'html-select'],
  [element('button'), [word, outlook], 'html-button-submit'],
  [element('dialog'), all, 'html-dialog'],
  [element('progress'), all, 'html-progress'],
  [element('meter'), [word, yahoo], 'html-meter'],
  [element('header|footer|main|section|article|nav|aside|figure'), [word, yahoo], 'html-semantics'],
  [/\bsrcset=/i, all, 'html-srcset'],
  [/\.svg\b|-svg\?/i, [gmail], 'image-svg'],
  [/\.webp\b/i, [word], 'image-webp'],
  [value('(?:inline-)?flex\\b'), [word], 'css-display-flex'],
  [value('(?:inline-)?grid\\b'), [word], 'css-display-grid'],
  [property('(?:row-|column-)?gap'), [word, yahoo], 'css-gap'],
  [property('position'), [gmail, word], 'css-position'],
  [property('inset'), all, 'css-inset'],
  [property('float'), [word], 'css-float'],
  [property('columns|column-count'), [word, yahoo], 'css-column-count'],
  [property('z-index'), [gmail, word], 'css-z-index'],
  [property('min-width'), [word], 'css-min-width'],
  [property('min-height'), [word], 'css-min-height'],
  [property('box-sizing'), [word, yahoo], 'css-box-sizing'],
  [property('aspect-ratio'), all, 'css-aspect-ratio'],
  [property('object-fit'), [word, yahoo], 'css-object-fit'],
  [property('opacity'), [word], 'css-opacity'],
  [property('visibility'), [gmail, word], 'css-visibility'],
  [property('box-shadow'), [gmail, word, yahoo], 'css-box-shadow'],
  [property('text-shadow'), [gmail, word, outlook], 'css-text-shadow'],
  [property('filter'), all, 'css-filter'],
  [property('transform'), all, 'css-transform'],
  [property('transition'), [gmail, word, outlook], 'css-transition'],
  [property('animation'), all, 'css-animation'],
  [property('clip-path'), all, 'css-clip-path'],
  [property('text-wrap'), all, 'css-text-wrap'],
  [property('hyphens'), all, 'css-hyphens'],
  [property('(?:margin|padding)-(?:block|inline)'), all, 'css-margin-inline-block'],
  [property('--[\\w-]+'), all, 'css-variables'],
  [value('var\\('), all, 'css-variables'],
  [value('calc\\('), [word, outlook, yahoo], 'css-unit-calc'],
  [value('clamp\\(|min\\(|max\\('), [word, outlook, yahoo], 'css-function-clamp'],
  [value('light-dark\\('), all, 'css-function-light-dark'],
  [value('(?:oklch|oklab|lch|lab|color-mix|color)\\('), all, 'css-modern-color'],
  [value('rgba\\('), [word], 'css-rgba'],
  [value('[\\w-]+-gradient\\('), [word, outlook, yahoo], 'css-linear-gradient'],
  [value('url\\('), [word], 'css-background-image'],
  [/\d(?:rem|vw|vh)\b/i, [word, yahoo], 'css-unit-rem'],
  [/@import/i, [gmail, outlook, yahoo], 'css-at-import'],
  [/@font-face/i, [gmail, outlook, yahoo], 'css-at-font-face'],
  [/@supports/i, [gmail, word, outlook], 'css-at-supports'],
  [/::?(?:before|after)\b/i, [gmail, word, yahoo], 'css-pseudo-element-before'],
]

/** What an email uses although a common client doesn't support it and there is no fallback: a sentence each. */
export function unsupportedFeatures(html: string): string[] {
  const code = withoutText(html)
  return features
    .filter(([pattern]) => pattern.test(code))
    .map(
      ([pattern, unsupportedIn, page]) =>
        `${pattern.exec(code)?.[0].trim()} fails in ${unsupportedIn.join(', ')}: https://www.caniemail.com/features/${page}/`,
    )
}

/** The style blocks and the tags, with the attributes that matter here. */
function withoutText(html: string): string {
  return (html.match(/<style>[\s\S]*?<\/style>|<[^>]*>/g) ?? [])
    .join('\n')
    .replace(/\s(?!style=|src=|srcset=)[\w-]+="[^"]*"/g, '')
}
