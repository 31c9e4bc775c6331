import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { defaultLocale, type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import { parse } from 'yaml'
import { redirectId } from '../../studio/redirects/slug-change.ts'

/** A document in its source format, before it is compiled. */
export type Source = {
  id: string
  type: string
  translationOf: string
  language?: LocaleId
  fields: Record<string, unknown>
  /** The file, for error messages. */
  file: string
}

/**
 * The types of the files in a locale's folder. Collections map names to documents; singles are one document per file.
 */
const collections: Record<string, string> = {
  'service-packages.yaml': 'servicePackage',
  'retainer-tiers.yaml': 'retainerTier',
  'industries.yaml': 'industry',
  'industry-playbooks.yaml': 'industryPlaybook',
  'case-studies.yaml': 'caseStudy',
  'testimonials.yaml': 'testimonial',
  'leader-quotes.yaml': 'leaderQuote',
  'team-members.yaml': 'teamMember',
  'job-roles.yaml': 'jobRole',
  'faqs.yaml': 'faq',
  'playbooks.yaml': 'playbook',
  'email-texts.yaml': 'emailText',
  'newsletter-issues.yaml': 'newsletterIssue',
  'downloads.yaml': 'download',
  'industry-guides.yaml': 'industryGuide',
  'webinars.yaml': 'webinar',
  'categories.yaml': 'category',
}
const singles: Record<string, string> = { 'navigation.yaml': 'navigation', 'assessment.yaml': 'assessment' }

export function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Reads the settings, redirects, YAML files, legal pages and starter guides, in all locales that have a folder. */
export function readSources(folder: string): Source[] {
  const settings = { id: 'siteSettings', type: 'siteSettings', translationOf: 'siteSettings' }
  const settingsFile = join(folder, 'site-settings.yaml')
  return [
    { ...settings, fields: readYaml(settingsFile), file: settingsFile },
    ...readRedirects(join(folder, 'redirects.yaml')),
    ...locales.flatMap(({ id }) => readLocale(join(folder, id), id)),
  ]
}

function readRedirects(file: string): Source[] {
  return Object.entries(readYaml(file)).map(([from, to]) => {
    // What is below may become a page, and browsers keep permanent redirects.
    const isForAllBelow = from.endsWith('/*')
    const id = redirectId(from).replace('*', 'any')
    return { id, type: 'redirect', translationOf: id, fields: { from, to, permanent: !isForAllBelow }, file }
  })
}

function readLocale(folder: string, language: LocaleId): Source[] {
  if (!existsSync(folder)) return []
  const source = (
    type: string,
    name: string | null,
    fields: Record<string, unknown>,
    file: string,
  ): Source => {
    const original = name === null ? kebab(type) : `${kebab(type)}-${name}`
    const id = language === defaultLocale ? original : `${original}-${language}`
    return { id, type, translationOf: original, language, fields, file }
  }
  const files = (part: string, extension: string) =>
    existsSync(join(folder, part))
      ? readdirSync(join(folder, part))
          .filter((file) => extname(file) === extension)
          .map((file) => join(folder, part, file))
      : []
  return [
    ...files('.', '.yaml').flatMap((file) => {
      const single = singles[basename(file)]
      const collection = collections[basename(file)]
      if (single) return [source(single, null, readYaml(file), file)]
      if (!collection)
        throw new Error(
          `${file}: unknown file name. Add it to \`collections\` or \`singles\` in content/seed/sources.ts.`,
        )
      return Object.entries(readYaml(file)).map(([name, fields]) =>
        source(collection, name, asFields(fields, file), file),
      )
    }),
    ...files('pages', '.yaml').map((file) => source('page', basename(file, '.yaml'), readYaml(file), file)),
    ...files('guides', '.md')
      .filter((file) => basename(file) === 'starter-guide.md')
      .map((file) => source('starterGuide', null, readStarterGuide(file), file)),
    ...files('legal', '.md').map((file) => source('legalPage', basename(file, '.md'), readLegal(file), file)),
  ]
}

function readYaml(file: string): Record<string, unknown> {
  return asFields(parse(readFileSync(file, 'utf8')), file)
}

/** Front matter and Markdown; the text becomes the page's only section. */
function readLegal(file: string): Record<string, unknown> {
  const { fields, body } = frontMatter(file)
  return { ...fields, sections: [{ type: 'richTextSection', body }] }
}

/** The dialog lists the chapters in the guide's front matter. */
function readStarterGuide(file: string): Record<string, unknown> {
  const { title, subtitle, chapters } = frontMatter(file).fields
  return { title, lead: subtitle, chapters }
}

/** The YAML between two lines of --- at the top of a file, and the text after it. */
export function frontMatter(file: string): { fields: Record<string, unknown>; body: string } {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? []
  if (!head || !body) throw new Error(`${file}: missing front matter between two lines of ---.`)
  return { fields: asFields(parse(head, { schema: 'core' }), file), body }
}

function asFields(value: unknown, file: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new Error(`${file}: expected an object with fields.`)
}
