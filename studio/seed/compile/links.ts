import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { DocumentIndex } from './document-index.ts'

/**
 * Compiles a link from its source format: `/services#packages`, `#team`, `dialog:consultation`, `https://…`,
 * `mailto:…`, `tel:…`.
 */
export function compileLink(written: unknown, index: DocumentIndex, language: LocaleId) {
  if (typeof written !== 'string') throw new Error('A link must be a string, for example /contact.')
  const base = { _type: 'link' as const }
  if (written.startsWith('mailto:')) return { ...base, kind: 'email', email: written.slice('mailto:'.length) }
  if (written.startsWith('tel:')) return { ...base, kind: 'phone', phone: written.slice('tel:'.length) }
  if (written.startsWith('dialog:'))
    return { ...base, kind: 'dialog', dialog: written.slice('dialog:'.length) }
  if (written.startsWith('https://')) return { ...base, kind: 'url', url: written }
  if (written.startsWith('#')) return { ...base, kind: 'anchor', anchor: written.slice(1) }
  const [path = '', anchor] = written.split('#')
  const target = { _type: 'reference', _ref: index.idAt(path, language) }
  return { ...base, kind: 'page', target, ...(anchor ? { anchor } : {}) }
}
