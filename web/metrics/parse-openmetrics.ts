/** A strict reader of the text format, for tests. Source: https://prometheus.io/docs/specs/om/open_metrics_spec/ */

export type Family = {
  name: string
  type: string
  samples: { name: string; labels: string; value: number }[]
}

const metadata = /^# (HELP|TYPE) ([a-z_][a-z0-9_]*) (.+)$/
const sample = /^([a-z_][a-z0-9_]*)(?:\{([^}]*)\})? (\S+)$/
const label = /^[a-z_][a-z0-9_]*="[^"\\\n]*"$/
const number = /^(?:[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?|nan)$/i
const suffixes: Record<string, RegExp> = {
  counter: /^_total$/,
  gauge: /^$/,
  histogram: /^_(?:bucket|sum|count)$/,
  summary: /^(?:|_sum|_count)$/,
}

/** @throws if the text breaks a rule of the format. */
export function parseOpenMetrics(text: string): Map<string, Family> {
  const families = new Map<string, Family>()
  const lines = text.split('\n')
  if (lines.at(-1) !== '' || lines.at(-2) !== '# EOF') throw new Error('The text must end with "# EOF".')
  let family: Family | undefined
  for (const line of lines.slice(0, -2)) {
    const [, kind, name = '', rest = ''] = metadata.exec(line) ?? []
    if (kind && name !== family?.name) {
      if (families.has(name)) throw new Error(`${name} is described twice.`)
      family = { name, type: '', samples: [] }
      families.set(name, family)
    }
    if (kind === 'TYPE' && family) family.type = rest
    if (!kind) addSample(family, line)
  }
  return families
}

function addSample(family: Family | undefined, line: string): void {
  const [, name = '', labels = '', value = ''] = sample.exec(line) ?? []
  if (!family || !name.startsWith(family.name)) throw new Error(`A sample outside its family: ${line}`)
  if (!suffixes[family.type]?.test(name.slice(family.name.length))) throw new Error(`A wrong name: ${line}`)
  if (labels && !labels.split(',').every((each) => label.test(each))) throw new Error(`Wrong labels: ${line}`)
  if (!number.test(value)) throw new Error(`Not a number: ${line}`)
  family.samples.push({ name, labels, value: Number(value) })
}
