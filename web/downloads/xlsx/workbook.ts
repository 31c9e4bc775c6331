import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { strToU8, zipSync } from 'fflate'
import type { Sheet } from './sheet.ts'
import { escapeXml, namespace, sheetXml } from './sheet-xml.ts'
import { stylesXml } from './style-xml.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const typePrefix = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

type WorkbookOptions = { title: string; author: string; locale: LocaleId; sheets: Sheet[] }

/** Writes an .xlsx workbook (ECMA-376). The same sheets give the same bytes. */
export function writeWorkbook({ title, author, locale, sheets }: WorkbookOptions): Uint8Array {
  const { languageTag } = localeOf(locale)
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([
      [`${office}/officeDocument`, 'xl/workbook.xml'],
      [`${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator><dc:language>${languageTag}</dc:language></cp:coreProperties>`,
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index): [string, string] => [
        `${office}/worksheet`,
        `worksheets/sheet${index + 1}.xml`,
      ]),
      [`${office}/styles`, 'styles.xml'],
    ]),
    'xl/styles.xml': stylesXml(languageTag),
  }
  for (const [index, sheet] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet, index === 0)
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(declaration + xml)])
  // ZIP stores local time without a zone, so this date gives the same bytes everywhere.
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1, 12), level: 9 })
}

function contentTypes(sheets: number): string {
  const part = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`
  return `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
    part('xl/workbook.xml', `${typePrefix}.sheet.main+xml`),
    ...Array.from({ length: sheets }, (_, index) =>
      part(`xl/worksheets/sheet${index + 1}.xml`, `${typePrefix}.worksheet+xml`),
    ),
    part('xl/styles.xml', `${typePrefix}.styles+xml`),
    part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
  ].join('')}</Types>`
}

function relations(rows: [type: string, target: string][]): string {
  const list = rows.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packages}/relationships">${list.join('')}</Relationships>`
}

function workbookXml(sheets: Sheet[]): string {
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const filters = sheets.flatMap(({ name, filter }, index) =>
    filter
      ? `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">'${escapeXml(name)}'!${absolute(filter)}</definedName>`
      : [],
  )
  const names = filters.length > 0 ? `<definedNames>${filters.join('')}</definedNames>` : ''
  return `<workbook xmlns="${namespace}" xmlns:r="${office}"><sheets>${list.join('')}</sheets>${names}<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`
}

function absolute(range: string): string {
  return range.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')
}
