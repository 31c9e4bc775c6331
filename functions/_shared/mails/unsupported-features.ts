/** The clients of https://www.caniemail.com; the others show what these show. */
type Client = 'Apple Mail' | 'Gmail' | 'Outlook for Windows' | 'Outlook' | 'Yahoo Mail'

type Feature = {
  /** In HTML, where styles are inline or in the style block. */
  pattern: RegExp
  /** Those that don't support it at all. */
  unsupportedIn: readonly Client[]
  /** The page of the feature: `https://www.caniemail.com/features/<page>/`. */
  page: string
  /** Why our emails may use it: what a reader sees without it. */
  fallback?: string
}

const gmail = 'Gmail'
const word = 'Outlook for Windows'
const outlook = 'Outlook'
const yahoo = 'Yahoo Mail'

const element = (names: string) => new RegExp(`<(?:${names})\\b`, 'i')
const property = (names: string) => new RegExp(`[{;"'\\s](?:${names})\\s*:`, 'i')
const value = (name: string) => new RegExp(`:[^;{}"]*\\b(?:${name})`, 'i')

/** Features that a common email client doesn't support. Source: https://www.caniemail.com (MIT), read in November 2026. */
const features: Feature[] = [
  { pattern: element('svg'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'html-svg' },
  { pattern: element('picture'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'html-picture' },
  { pattern: element('video'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'html-video' },
  { pattern: element('audio'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'html-audio' },
  {
    pattern: element('object|embed|iframe'),
    unsupportedIn: [gmail, word, outlook, yahoo],
    page: 'html-object',
  },
  { pattern: element('link'), unsupportedIn: [gmail, outlook, yahoo], page: 'html-link' },
  { pattern: element('form'), unsupportedIn: [word], page: 'html-form' },
  { pattern: element('input|textarea'), unsupportedIn: [word], page: 'html-input-text' },
  { pattern: element('select'), unsupportedIn: [word], page: 'html-select' },
  { pattern: element('button'), unsupportedIn: [word, outlook], page: 'html-button-submit' },
  { pattern: element('dialog'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'html-dialog' },
  { pattern: element('progress'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'html-progress' },
  { pattern: element('meter'), unsupportedIn: [word, yahoo], page: 'html-meter' },
  {
    pattern: element('header|footer|main|section|article|nav|aside|figure'),
    unsupportedIn: [word, yahoo],
    page: 'html-semantics',
  },
  { pattern: /\bsrcset=/i, unsupportedIn: [gmail, word, outlook, yahoo], page: 'html-srcset' },
  { pattern: /\.svg\b|-svg\?/i, unsupportedIn: [gmail], page: 'image-svg' },
  { pattern: /\.webp\b/i, unsupportedIn: [word], page: 'image-webp' },

  { pattern: value('(?:inline-)?flex\\b'), unsupportedIn: [word], page: 'css-display-flex' },
  { pattern: value('(?:inline-)?grid\\b'), unsupportedIn: [word], page: 'css-display-grid' },
  { pattern: property('(?:row-|column-)?gap'), unsupportedIn: [word, yahoo], page: 'css-gap' },
  { pattern: property('position'), unsupportedIn: [gmail, word], page: 'css-position' },
  { pattern: property('inset'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'css-inset' },
  { pattern: property('float'), unsupportedIn: [word], page: 'css-float' },
  { pattern: property('columns|column-count'), unsupportedIn: [word, yahoo], page: 'css-column-count' },
  { pattern: property('z-index'), unsupportedIn: [gmail, word], page: 'css-z-index' },
  { pattern: property('min-width'), unsupportedIn: [word], page: 'css-min-width' },
  { pattern: property('min-height'), unsupportedIn: [word], page: 'css-min-height' },
  { pattern: property('box-sizing'), unsupportedIn: [word, yahoo], page: 'css-box-sizing' },
  {
    pattern: property('aspect-ratio'),
    unsupportedIn: [gmail, word, outlook, yahoo],
    page: 'css-aspect-ratio',
  },
  { pattern: property('object-fit'), unsupportedIn: [word, yahoo], page: 'css-object-fit' },
  { pattern: property('opacity'), unsupportedIn: [word], page: 'css-opacity' },
  { pattern: property('visibility'), unsupportedIn: [gmail, word], page: 'css-visibility' },
  { pattern: property('box-shadow'), unsupportedIn: [gmail, word, yahoo], page: 'css-box-shadow' },
  { pattern: property('text-shadow'), unsupportedIn: [gmail, word, outlook], page: 'css-text-shadow' },
  { pattern: property('filter'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'css-filter' },
  { pattern: property('transform'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'css-transform' },
  { pattern: property('transition'), unsupportedIn: [gmail, word, outlook], page: 'css-transition' },
  { pattern: property('animation'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'css-animation' },
  { pattern: property('clip-path'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'css-clip-path' },
  { pattern: property('text-wrap'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'css-text-wrap' },
  { pattern: property('hyphens'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'css-hyphens' },
  {
    pattern: property('(?:margin|padding)-(?:block|inline)'),
    unsupportedIn: [gmail, word, outlook, yahoo],
    page: 'css-margin-inline-block',
  },
  { pattern: property('--[\\w-]+'), unsupportedIn: [gmail, word, outlook, yahoo], page: 'css-variables' },
  { pattern: value('var\\('), unsupportedIn: [gmail, word, outlook, yahoo], page: 'css-variables' },
  { pattern: value('calc\\('), unsupportedIn: [word, outlook, yahoo], page: 'css-unit-calc' },
  {
    pattern: value('clamp\\(|min\\(|max\\('),
    unsupportedIn: [word, outlook, yahoo],
    page: 'css-function-clamp',
  },
  {
    pattern: value('light-dark\\('),
    unsupportedIn: [gmail, word, outlook, yahoo],
    page: 'css-function-light-dark',
  },
  {
    pattern: value('(?:oklch|oklab|lch|lab|color-mix|color)\\('),
    unsupportedIn: [gmail, word, outlook, yahoo],
    page: 'css-modern-color',
  },
  { pattern: value('rgba\\('), unsupportedIn: [word], page: 'css-rgba' },
  {
    pattern: value('[\\w-]+-gradient\\('),
    unsupportedIn: [word, outlook, yahoo],
    page: 'css-linear-gradient',
  },
  { pattern: value('url\\('), unsupportedIn: [word], page: 'css-background-image' },
  { pattern: /\d(?:rem|vw|vh)\b/i, unsupportedIn: [word, yahoo], page: 'css-unit-rem' },
  { pattern: /@import/i, unsupportedIn: [gmail, outlook, yahoo], page: 'css-at-import' },
  { pattern: /@font-face/i, unsupportedIn: [gmail, outlook, yahoo], page: 'css-at-font-face' },
  { pattern: /@supports/i, unsupportedIn: [gmail, word, outlook], page: 'css-at-supports' },
  {
    pattern: /::?(?:before|after)\b/i,
    unsupportedIn: [gmail, word, yahoo],
    page: 'css-pseudo-element-before',
  },

  {
    pattern: property('border-radius'),
    unsupportedIn: [word],
    page: 'css-border-radius',
    fallback: 'Buttons have square corners.',
  },
  {
    pattern: property('overflow-wrap|word-break'),
    unsupportedIn: [gmail, word, outlook, yahoo],
    page: 'css-overflow-wrap',
    fallback: 'A long URL makes a phone scroll sideways.',
  },
  {
    pattern: property('white-space'),
    unsupportedIn: [word],
    page: 'css-white-space',
    fallback: 'A label breaks into two lines.',
  },
  {
    pattern: property('max-height|overflow'),
    unsupportedIn: [word],
    page: 'css-max-height',
    fallback: 'The preview line is hidden by display: none as well.',
  },
  {
    pattern: /@media/i,
    unsupportedIn: [word],
    page: 'css-at-media',
    fallback: 'The padding of the wide layout, which fits a phone too.',
  },
  {
    pattern: /prefers-color-scheme/i,
    unsupportedIn: [gmail, word, yahoo],
    page: 'css-at-media-prefers-color-scheme',
    fallback: 'The light colours, which are inline, or those that the client makes of them.',
  },
  {
    pattern: property('color-scheme'),
    unsupportedIn: [gmail, word, outlook, yahoo],
    page: 'css-color-scheme',
    fallback: 'As without a dark scheme.',
  },
]

/** What an email uses although a common client doesn't support it and there is no fallback: a sentence each. */
export function unsupportedFeatures(html: string): string[] {
  const code = withoutText(html)
  return features
    .filter(({ pattern, fallback }) => !fallback && pattern.test(code))
    .map(
      ({ pattern, unsupportedIn, page }) =>
        `${pattern.exec(code)?.[0].trim()} fails in ${unsupportedIn.join(', ')}: https://www.caniemail.com/features/${page}/`,
    )
}

/** The style blocks and the tags, with the attributes that matter here. */
function withoutText(html: string): string {
  return (html.match(/<style>[\s\S]*?<\/style>|<[^>]*>/g) ?? [])
    .join('\n')
    .replace(/\s(?!style=|src=|srcset=)[\w-]+="[^"]*"/g, '')
}
