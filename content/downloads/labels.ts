import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { parse } from 'yaml'
import { type Labels, labels } from '../../web/downloads/labels.ts'
import { guidesFolder } from './guide.ts'

/** The labels in the layout of guides and the cells of workbooks, in a language. */
export function readLabels(locale: LocaleId): Labels {
  return labels.parse(parse(readFileSync(join(guidesFolder(locale), 'labels.yaml'), 'utf8')))
}
