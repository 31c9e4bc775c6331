import { expect, it } from 'vitest'
import { compileRichText } from '../../content/seed/compile/portable-text.ts'
import { recordLanguages } from '../../web/content/mostly-english.ts'
import type { Insight, RichText as RichTextValue } from '../../web/content-types.ts'
import { Article } from '../../web/sections/article/article.tsx'
import { headingsOf } from '../../web/sections/rich-text/headings.ts'
import { RichText } from '../../web/sections/rich-text/rich-text.tsx'
import { articleNode } from '../../web/seo/page-nodes.ts'
import { company, published } from './documents.ts'
import { axeViolations, renderHtml } from './render.tsx'

const asset = `image-${'a'.repeat(40)}-1600x1000-jpg`

/** Markdown as the site's query returns it. */
function blocks(markdown: string): RichTextValue {
  const compiled = compileRichText(markdown, () => ({ _type: 'link', kind: 'anchor', anchor: 'x' }))
  return compiled.map((block) =>
    Reflect.get(block, '_type') === 'captionedPicture'
      ? { caption: '', ...block, picture: { ...Reflect.get(block, 'picture'), assetId: asset, lqip: null } }
      : block,
  ) as RichTextValue // the compiler creates the schema's blocks, which the query returns unchanged
}

const text = [
  '## One',
  'A paragraph.',
  '![A harbour](harbour.svg "At low tide")',
  '## Two',
  '```table\nThe costs of a week.\nDay | Hours\nMonday | 4\nTuesday | 2.5\n```',
  '## One',
].join('\n\n')

it('shows images with captions and tables with row and column headings in a long text', async () => {
  const html = await renderHtml(<RichText value={blocks(text)} locale="en-UK" />)
  expect(html).toMatch(/<figure[^>]*>.*<img[^>]*alt="A harbour".*<figcaption[^>]*>At low tide<\/figcaption>/)
  expect(html).toMatch(/<th scope="col"[^>]*>Day<\/th><th scope="col"[^>]*text-right[^>]*>Hours<\/th>/)
  expect(html).toMatch(/<th scope="row"[^>]*>Monday<\/th><td[^>]*>4<\/td>/)
  const [, id = ''] = /<table aria-labelledby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`<figcaption id="${id}"`)
  expect(html).toContain('The costs of a week.')
  expect(html).toMatch(/<section[^>]*tabindex="0"/)
  expect(await axeViolations(html)).toEqual([])
})

const file = (extension: string) => `file-${'b'.repeat(40)}-${extension}`
const link = {
  kind: 'url' as const,
  target: null,
  anchor: '',
  dialog: '' as const,
  url: 'https://a.example/',
  email: '',
  phone: '',
  file: null,
}
const poster = { assetId: asset, width: 1600, height: 1000, lqip: null, alt: '', crop: null, hotspot: null }
const video = {
  _key: 'v',
  _type: 'uploadedVideo' as const,
  title: 'One order',
  file: file('mp4'),
  captions: file('vtt'),
  captionsLanguage: 'fr' as const,
  poster,
  transcript: 'An order comes in.',
}
const download = { id: file('pdf'), name: 'Our prices.pdf', extension: 'pdf', size: 1_234_567 }
const extras: RichTextValue = [
  { _key: 'a', _type: 'action', label: 'Read on', variant: 'secondary', link },
  { _key: 'f', _type: 'fileDownload', title: 'Prices', file: download },
  video,
]

it('shows buttons, files with type and size, and videos with captions that load nothing before play', async () => {
  const html = await renderHtml(<RichText value={extras} locale="en-UK" />)
  expect(html).toMatch(/<a class="button-secondary[^>]*href="https:\/\/a\.example\/"[^>]*>Read on<\/a>/)
  expect(html).toContain(`href="/api/files/${download.id}/Our%20prices.pdf" download=""`)
  expect(html).toContain('PDF, 1.2 MB')
  const [player = ''] = /<video.*<\/video>/.exec(html) ?? []
  expect(player).toContain(`src="/api/videos/${video.file}" poster="/api/images/${asset}?w=960"`)
  expect(player).toMatch(/ controls="" preload="none"/)
  expect(player).toContain(
    `<track kind="captions" src="/api/videos/${video.captions}" srcLang="fr" label="Français" default=""/>`,
  )
  expect(html).toMatch(/<details.*An order comes in\./)
  expect(await axeViolations(html)).toEqual([])
})

it('shows no button, file or video before a draft has its link or file', async () => {
  const drafts: RichTextValue = [
    { _key: 'a', _type: 'action', label: 'Read on', variant: 'primary', link: null },
    { _key: 'f', _type: 'fileDownload', title: 'Prices', file: null },
    { ...video, file: '' },
  ]
  expect(await renderHtml(<RichText value={drafts} locale="en-UK" />)).not.toMatch(/<a |<video|<figure/)
})

const insight: Insight = {
  ...published,
  _id: 'i',
  _type: 'insight',
  title: 'An article',
  slug: 'an-article',
  breadcrumb: '',
  summary: 'In short.',
  category: null,
  readMinutes: 10,
  publishedAt: '2026-01-01',
  picture: null,
  author: {
    name: 'Elin Marchetti',
    slug: 'elin-marchetti',
    role: 'Founder',
    portrait: null,
    invented: false,
  },
  body: blocks(text),
  hideOffer: false,
  others: [],
  translationGroup: 'i',
}
const article = (changed: Partial<Insight>) =>
  renderHtml(
    <Article
      insight={{ ...insight, ...changed }}
      locale="en-UK"
      contentLocale="en-UK"
      dataAttribute={() => undefined}
    />,
  )

it('starts a long article with its contents and author, and gives every heading an anchor', async () => {
  const html = await article({})
  expect(headingsOf(insight.body).map(({ id }) => id)).toEqual(['one', 'two', 'one-2'])
  for (const id of ['one', 'two', 'one-2']) {
    expect(html).toContain(`<h2 id="${id}"`)
    expect(
      html.match(new RegExp(`href="#${id}"`, 'g'))?.length,
      'Once beside the heading, and in the contents.',
    ).toBe(3)
  }
  expect(html).toContain('aria-label="Link to “Two”"')
  expect(html).toContain('<nav aria-label="Contents"')
  expect(html).toMatch(/Written by.*<a[^>]*href="\/about\/elin-marchetti">Elin Marchetti<\/a>.*Founder/)
  expect(await axeViolations(html)).toEqual([])
})

it('names the language of passages that are not in that of the page, and of no others', async () => {
  const english =
    '## To be read first\n\nOne sentence in English.\n\n- An item in English.\n- One more item here.'
  const french =
    '## À lire en premier\n\nOne sentence in English.\n\n- An item in English.\n- Un point de plus ici.'
  const elementsIn = async (languageTag: string, contentLocale: 'fr' | 'en-UK') => {
    const own = { ...insight, title: 'Un article', body: blocks(french) }
    recordLanguages(own, { ...insight, body: blocks(english) }, { locale: 'fr', contentLocale })
    const view = <Article insight={own} locale="fr" {...{ contentLocale }} dataAttribute={() => undefined} />
    const html = await renderHtml(view)
    return [...html.matchAll(/<(\w+)[^>]* lang="([^"]*)"/g)].flatMap(([, tag, lang]) =>
      lang === languageTag ? tag : [],
    )
  }
  expect(await elementsIn('en-GB', 'fr')).toEqual(['p', 'li'])
  expect(await elementsIn('fr', 'fr')).toEqual(['article'])
  expect(await elementsIn('en-GB', 'en-UK')).toEqual(['article'])
  // Reading time and date are interface texts.
  expect(await elementsIn('fr', 'en-UK')).toEqual(['span', 'time', 'h1', 'h2', 'li'])
})

it('leaves out the contents of a short article, and the author line without an author', async () => {
  const html = await article({ readMinutes: 5, author: null })
  expect(html).not.toContain('<nav')
  expect(html).not.toContain('Written by')
  expect(html).toContain('<h2 id="two"')
})

it('a long article makes an offer, unless its editor leaves that out', async () => {
  const body = blocks(`${'Words. '.repeat(60)}\n\n## Middle\n\n${'Words. '.repeat(30)}`)
  expect(await article({ body })).toContain('Count your own hours first')
  expect(await article({ body, hideOffer: true })).not.toContain('Count your own hours first')
})

it('names the author of an article in structured data, or the company', () => {
  const context = {
    site: 'https://site.example',
    facts: company,
    locale: 'en-UK',
    areaServed: 'Europe',
  } as const
  expect(articleNode(context, insight).author).toMatchObject({
    '@type': 'Person',
    name: 'Elin Marchetti',
    jobTitle: 'Founder',
    url: 'https://site.example/about/elin-marchetti',
  })
  const withoutPage = { name: 'Ada', slug: '', role: '', portrait: null, invented: false }
  expect(articleNode(context, { ...insight, author: withoutPage }).author).toMatchObject({
    '@type': 'Person',
    url: 'https://site.example',
  })
  expect(articleNode(context, { ...insight, body: extras }).video).toEqual([
    {
      '@type': 'VideoObject',
      name: 'One order',
      thumbnailUrl: [`https://site.example/api/images/${asset}?w=1280`],
      uploadDate: '2026-01-01',
      contentUrl: `https://site.example/api/videos/${video.file}`,
      transcript: 'An order comes in.',
    },
  ])
  const { author } = articleNode(context, { ...insight, author: null })
  expect(author).toMatchObject({ '@type': 'Organization', '@id': 'https://site.example/#company' })
})
