import { computeCells } from './compute.ts'
import type { Value } from './formula.ts'
import type { Cell, Sheet, Validation } from './sheet.ts'
import { styleIndex } from './style-xml.ts'

export const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A worksheet (ECMA-376, part 1, 18.3). Every formula has its computed value. */
export function sheetXml(sheet: Sheet, isFirst: boolean): string {
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
