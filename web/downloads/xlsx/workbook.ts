import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { strToU8, zipSync } from 'fflate'
import { computeCells } from './compute.ts'
import type { Value } from './formula.ts'
import type { Cell, Sheet, Validation } from './sheet.ts'
import { styleIndex, stylesXml } from './style-xml.ts'

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

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A worksheet (ECMA-376, part 1, 18.3). Every formula has its computed value. */
function sheetXml(sheet: Sheet, isFirst: boolean): string {
  const { widths, cells, frozenRows, filter, validations = [] } = sheet
  const values = computeCells(cells)
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const pane = frozenRows
    ? `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
    : ''
  const view = `<sheetView showGridLines="0"${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">${pane}</sheetView>`
  return [
    `<worksheet xmlns="${namespace}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>${view}</sheetViews>`,
    `<sheetFormatPr defaultRowHeight="16"/><cols>${columns.join('')}</cols>`,
    `<sheetData>${rowsXml(cells, values)}</sheetData>`,
    filter ? `<autoFilter ref="${filter}"/>` : '',
    validations.length > 0
      ? `<dataValidations count="${validations.length}">${validations.map(validationXml).join('')}</dataValidations>`
      : '',
    '<pageMargins left="0.6" right="0.6" top="0.7" bottom="0.7" header="0.3" footer="0.3"/>',
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>',
  ].join('')
}

function rowsXml(cells: Record<string, Cell>, values: Map<string, Value>): string {
  const rows = Map.groupBy(Object.entries(cells), ([reference]) => Number(/\d+$/.exec(reference)?.[0]))
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([number, entries]) => {
      const inOrder = entries.toSorted(([a], [b]) => a.length - b.length || a.localeCompare(b))
      const content = inOrder.map(([reference, cell]) =>
        cellXml(reference, cell, values.get(reference) ?? ''),
      )
      return `<row r="${number}">${content.join('')}</row>`
    })
    .join('')
}

function cellXml(reference: string, { formula, style = 'text' }: Cell, value: Value): string {
  const place = `r="${reference}" s="${styleIndex(style)}"`
  const formulaXml = formula === undefined ? '' : `<f>${escapeXml(formula)}</f>`
  if (typeof value === 'number') return `<c ${place}>${formulaXml}<v>${value}</v></c>`
  if (formula !== undefined) return `<c ${place} t="str">${formulaXml}<v>${escapeXml(String(value))}</v></c>`
  if (value === '') return `<c ${place}/>`
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(String(value))}</t></is></c>`
}

function validationXml(validation: Validation): string {
  const kind = 'list' in validation ? 'type="list"' : 'type="decimal" operator="between"'
  const limits =
    'list' in validation
      ? `<formula1>${escapeXml(validation.list)}</formula1>`
      : `<formula1>${validation.min}</formula1><formula2>${validation.max}</formula2>`
  return `<dataValidation ${kind} allowBlank="1" showErrorMessage="1" error="${escapeXml(validation.message)}" sqref="${validation.range}">${limits}</dataValidation>`
}
