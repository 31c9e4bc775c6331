import { palette } from '../pdf/brand.ts'
import { type Style, type StyleName, styles } from './sheet.ts'

const argb = (colour: string) => `FF${colour.slice(1).toUpperCase()}`
const font = (size: number, colour: string, more = '', name = 'Calibri') =>
  `<font>${more}<sz val="${size}"/><color rgb="${argb(colour)}"/><name val="${name}"/></font>`

const fonts = {
  plain: font(11, palette.ink),
  strong: font(11, palette.ink, '<b/>'),
  title: font(20, palette.tide, '<b/>', 'Georgia'),
  heading: font(13, palette.tide, '<b/>'),
  muted: font(11, palette.muted),
  onTide: font(11, palette.paper, '<b/>'),
}
const solid = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${argb(colour)}"/></patternFill></fill>`
const fills = {
  none: '<fill><patternFill patternType="none"/></fill>',
  // The second fill is reserved by the format.
  reserved: '<fill><patternFill patternType="gray125"/></fill>',
  foam: solid(palette.foam),
  tide: solid(palette.tide),
}
const edge = (side: string) => `<${side} style="thin"><color rgb="${argb(palette.line)}"/></${side}>`
const borders = [
  '<border><left/><right/><top/><bottom/><diagonal/></border>',
  `<border>${['left', 'right', 'top', 'bottom'].map(edge).join('')}<diagonal/></border>`,
]
const rows: [StyleName, Style][] = Object.entries(styles).map(([name, style]) => [name as StyleName, style]) // the keys of `styles`
const formats = [...new Set(rows.flatMap(([, { format }]) => format ?? []))]
const firstFormat = 164

/** The index by which cells refer to a style. */
export function styleIndex(name: StyleName): number {
  return rows.findIndex(([row]) => row === name)
}

/** The styles part of a workbook (ECMA-376, part 1, 18.8), with localized number formats. */
export function stylesXml(languageTag: string): string {
  const list = (name: string, items: string[]) =>
    `<${name} count="${items.length}">${items.join('')}</${name}>`
  const numberFormats = formats.map(
    (format, index) =>
      `<numFmt numFmtId="${firstFormat + index}" formatCode="${localFormat(format, languageTag).replaceAll('"', '&quot;')}"/>`,
  )
  return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${[
    list('numFmts', numberFormats),
    list('fonts', Object.values(fonts)),
    list('fills', Object.values(fills)),
    list('borders', borders),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list(
      'cellXfs',
      rows.map(([, style]) => cellFormat(style)),
    ),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
  ].join('')}</styleSheet>`
}

function cellFormat({ font: face = 'plain', fill = undefined, border, wrap, open, format }: Style): string {
  const fontId = Object.keys(fonts).indexOf(face)
  const fillId = Object.keys(fills).indexOf(fill ?? 'none')
  const numFmtId = format ? firstFormat + formats.indexOf(format) : 0
  const alignment = `<alignment vertical="${wrap ? 'top' : 'center'}"${wrap ? ' wrapText="1"' : ''}/>`
  const protection = open ? '<protection locked="0"/>' : ''
  return `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="${fillId}" borderId="${border ? 1 : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1" applyProtection="1">${alignment}${protection}</xf>`
}

/**
 * Localizes the position of the euro or percent sign in a number format: `"€"#,##0` becomes `#,##0" €"` in French.
 * Separators stay, because a spreadsheet shows them in its user's locale.
 */
export function localFormat(format: string, languageTag: string): string {
  const isPercent = format.endsWith('%')
  const number = format.replace(isPercent ? '%' : '"€"', '')
  if (number === format) return format
  const style = isPercent ? 'percent' : 'currency'
  return new Intl.NumberFormat(languageTag, { style, currency: 'EUR', maximumFractionDigits: 0 })
    .formatToParts(1)
    .map(({ type, value }) => {
      if (type === 'integer') return number
      return type === 'percentSign' ? '%' : `"${value}"`
    })
    .join('')
    .replace('""', '')
}
