/** A cell: text, a number, or a formula without its "=". `style` is a key of `styles`. */
export type Cell = { value?: string | number; formula?: string; style?: StyleName }

export type Sheet = {
  name: string
  /** Column widths in characters, starting with A. */
  widths: number[]
  /** Cells by their reference, such as `B4`. */
  cells: Record<string, Cell>
  /** The number of frozen rows, and the range that can be sorted and filtered. */
  frozenRows?: number
  filter?: string
  validations?: Validation[]
}

/** Data validation: a value from a list, or a number within a range. */
export type Validation = { range: string; message: string } & (
  | { list: string }
  | { min: number; max: number }
)

export const styles = {
  text: {},
  title: { font: 'title' },
  lead: { font: 'muted' },
  heading: { font: 'heading' },
  label: { font: 'plain', wrap: true },
  strong: { font: 'strong', wrap: true },
  header: { font: 'onTide', fill: 'tide', wrap: true },
  inputText: { fill: 'foam', border: true, open: true },
  inputNumber: { fill: 'foam', border: true, open: true, format: '#,##0.##' },
  inputEuro: { fill: 'foam', border: true, open: true, format: '"€"#,##0.00' },
  inputPercent: { fill: 'foam', border: true, open: true, format: '0%' },
  number: { format: '#,##0' },
  decimal: { format: '0.0' },
  factor: { format: '0.00' },
  percent: { format: '0%' },
  euro: { format: '"€"#,##0' },
  resultNumber: { font: 'strong', border: true, format: '#,##0' },
  resultDecimal: { font: 'strong', border: true, format: '0.0' },
  resultEuro: { font: 'strong', border: true, format: '"€"#,##0' },
} as const satisfies Record<string, Style>

export type StyleName = keyof typeof styles

export type Style = {
  font?: 'plain' | 'strong' | 'title' | 'heading' | 'muted' | 'onTide'
  fill?: 'foam' | 'tide'
  border?: true
  wrap?: true
  /** Editable when the sheet is protected. */
  open?: true
  format?: string
}
