import { countFigures } from '@tidewright/contracts/figures.ts'
import { expect, test } from 'vitest'
import { createMailContent } from '../mails/mail-content.ts'
import { unsupportedFeatures } from '../mails/unsupported-features.ts'
import { issueContents, languageUrl, unsubscribeUrl } from './issue-content.ts'
import { renderIssues } from './render-issues.ts'

const block = (text: string, more: object = {}) => ({
  _type: 'block',
  style: 'normal',
  children: [{ text, marks: [] }],
  markDefs: [],
  ...more,
})
const settings = {
  company: 'Tidewright',
  contactEmail: 'hello@tidewright.example',
  phone: '+32 2 000 00 00',
  figures: [
    { key: 'successRate', value: 94, unit: 'percent' },
    { key: 'q1Hours', value: 4, unit: 'number' },
  ],
  counts: Object.fromEntries(countFigures.map(({ key }) => [key, 3])),
}
const content = createMailContent(null, fetch)

async function render(blocks: object[], issue: object = {}) {
  const whole = {
    language: 'fr',
    title: 'Les <files> d’attente',
    summary: 'À lire',
    slug: 'files',
    blocks,
    ...issue,
  }
  const { issues } = issueContents.parse({ issues: [whole], settings })
  const rendering = {
    siteUrl: 'https://x.example',
    content,
    settings: issueContents.shape.settings.parse(settings),
  }
  const [email] = await renderIssues(issues, rendering)
  if (!email) throw new Error('Nothing was rendered.')
  return email
}

const link = { kind: 'page', target: { _type: 'insight', slug: 'sme' } }
const text = [
  block('Titre', { style: 'h2' }),
  block('', {
    children: [
      { text: 'Un ', marks: [] },
      { text: 'lien', marks: ['strong', 'k'] },
      { text: ' et {successRate} <b>', marks: [] },
    ],
    markDefs: [{ _key: 'k', _type: 'link', ...link }],
  }),
  block('un', { listItem: 'number' }),
  block('deux', { listItem: 'number' }),
  { _type: 'callout', title: 'Note', text: 'Attention' },
  { _type: 'pullQuote', text: 'Citation' },
  { _type: 'dataTable', caption: 'Heures', columns: ['Quoi', 'Combien'], rows: [{ cells: ['Saisie', '3'] }] },
  { _type: 'action', label: 'Calculer', link },
  {
    _type: 'fileDownload',
    title: 'Nos tarifs',
    file: { id: 'file-a-pdf', name: 'tarifs 1.pdf', extension: 'pdf', size: 1_234_567 },
  },
  {
    _type: 'uploadedVideo',
    title: 'Une commande',
    file: 'file-a-mp4',
    poster: { assetId: `image-${'b'.repeat(40)}-800x450-png`, alt: '' },
  },
]
const whole = [
  { _type: 'issueText', body: text },
  { _type: 'issueArticles', heading: 'À lire', articles: [{ title: 'PME', summary: 'Résumé', slug: 'pme' }] },
  {
    _type: 'issuePlaybook',
    heading: 'Guide',
    label: 'Ouvrir',
    playbook: { title: 'Vendredi', hook: 'Court' },
  },
  {
    _type: 'issueCaseStudy',
    heading: 'Cas',
    caseStudy: { title: 'Pain', company: 'Brightwell', roi: '44 jours' },
  },
  { _type: 'issueFigure', value: '{successRate}', text: 'ont réussi' },
  { _type: 'action', label: 'Parlons-en', link: { kind: 'dialog', dialog: 'consultation' } },
  {
    _type: 'captionedPicture',
    picture: { assetId: `image-${'a'.repeat(40)}-800x400-png`, alt: 'Un quai', width: 800, height: 400 },
    caption: 'Le port',
  },
]

test('renders every block as HTML and as text, in the issue’s language, with figures and whole URLs', async () => {
  const { subject, html, text: plain, path, problems } = await render(whole)
  expect(problems).toEqual([])
  expect(subject).toBe('Les <files> d’attente')
  expect(path).toBe('/fr/newsletter/files')
  for (const part of [
    '<html lang="fr">',
    'Les &lt;files&gt; d’attente</h1>',
    'href="https://x.example/fr/newsletter/files"',
    '<a href="https://x.example/fr/analyses/sme"><strong>lien</strong></a>',
    '94\u00a0% &lt;b&gt;',
    '</li><li style="margin:0 0 8px">deux</li></ol>',
    'Citation',
    'analyses/sme" style',
    '<a href="https://x.example/api/files/file-a-pdf/tarifs%201.pdf"><strong>Nos tarifs</strong></a> (PDF, 1,2\u202fMo)',
    `/api/images/image-${'b'.repeat(40)}-800x450-png?w=1280" alt="Une commande"`,
    '<a href="https://x.example/fr/newsletter/files"><strong>Une commande</strong></a>',
    '<th scope="col"',
    'href="https://x.example/fr/analyses/pme"',
    'href="https://x.example/fr/weeklyplaybooks"',
    'Brightwell · 44 jours',
    'href="https://x.example/fr/contact#book-call"',
    `/api/images/image-${'a'.repeat(40)}-800x400-png?w=1280" alt="Un quai" width="600"`,
    `href="${unsubscribeUrl}"`,
    `href="${languageUrl}">Choisir ma langue`,
  ])
    expect(html).toContain(part)
  for (const part of [
    'lien <https://x.example/fr/analyses/sme> et 94\u00a0% <b>',
    '1. un\n2. deux',
    'Saisie | 3',
    'Parlons-en\nhttps://x.example/fr/contact#book-call',
    '[Un quai]',
    unsubscribeUrl,
    `Choisir ma langue\n${languageUrl}`,
  ])
    expect(plain).toContain(part)
  for (const line of plain.split('\n')) if (!line.includes('http')) expect(line.length).toBeLessThan(80)
})

test('fills in what the site fills in: counts, words, and the email or phone number of a link', async () => {
  const counted = '{teamCount:Words}, {q1Hours}, {q1Hours:une heure|# heures}'
  const { subject, html, text, problems } = await render(
    [
      { _type: 'action', label: 'Écrire à {company}', link: { kind: 'email', email: '{contactEmail}' } },
      { _type: 'action', label: 'Appeler', link: { kind: 'phone', phone: '{phone}' } },
      { _type: 'issueText', body: [block(counted)] },
    ],
    { title: `Sujet ${counted}`, summary: `Résumé ${counted}` },
  )
  expect(problems).toEqual([])
  expect(subject).toBe('Sujet Trois, 4, quatre heures')
  for (const part of ['href="mailto:hello@tidewright.example"', 'href="tel:+3220000000"', 'Résumé Trois, 4'])
    expect(html).toContain(part)
  expect(text).toContain('\nTrois, 4, quatre heures')
})

test('uses only what common email clients support', async () => {
  const { html } = await render(whole)
  expect(unsupportedFeatures(html)).toEqual([])
  expect(html).not.toMatch(/<script|<div class/i)
  // Everything visible has its own colour and font, because Gmail may drop the style block.
  const cells = html.match(/<h[1-3] [^>]*>|<td class="(?:sheet-inside|quiet)[^>]*>/g) ?? []
  expect(cells.length).toBeGreaterThan(4)
  for (const cell of cells) expect(cell).toMatch(/color:#[0-9a-f]{6}/)
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect(html).toContain('width="600"')
  // No pixel, no tracked link.
  expect(html).not.toMatch(/<img[^>]+(?:width="1"|height="1")/)
})

test('reports broken links, missing texts, SVG images, unknown placeholders and long emails', async () => {
  const broken = await render([
    {
      _type: 'issueText',
      body: [
        block('', {
          children: [{ text: 'ici', marks: ['k'] }],
          markDefs: [{ _key: 'k', _type: 'link', kind: 'anchor', anchor: 'x' }],
        }),
        block('{noSuchFigure}'),
        { _type: 'fileDownload', title: 'Tarifs', file: null },
      ],
    },
    { _type: 'action', label: '', link: null },
    { _type: 'issueArticles', heading: 'Vide', articles: [null] },
    { _type: 'captionedPicture', picture: { assetId: `image-${'a'.repeat(40)}-8x4-svg`, alt: '' } },
    { _type: 'captionedPicture', picture: null },
  ])
  expect(broken.problems.map(({ text: found }) => found)).toEqual([
    'The link “ici” leads nowhere.',
    'The link “Tarifs” leads nowhere.',
    'A button has no label.',
    'The button “” has no link, or one within this email only.',
    '“Vide” is empty, or not published in this language.',
    'An image has no alternative text: many inboxes hide images.',
    'An image is an SVG, which most inboxes don’t show. Use PNG or JPEG.',
    'An image is missing.',
    '{noSuchFigure} is not a figure from Settings.',
  ])
  const empty = await render([], { title: '', summary: '' })
  expect(empty.problems).toHaveLength(3)
  const long = await render([{ _type: 'issueText', body: [block('x'.repeat(95_000))] }])
  expect(long.problems[0]?.text).toMatch(/^The email is \d+ kB/)
})
