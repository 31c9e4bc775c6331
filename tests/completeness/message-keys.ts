import { parseSync, Visitor } from 'oxc-parser'

/**
 * The message keys that a module uses: each literal in the first argument of a translator, under each namespace that
 * the module requests. If a variable holds the key, every literal in the module may be one.
 */
export function messageKeysIn(file: string, source: string): string[] {
  const namespaces = new Set<string>()
  const translators = new Set<string>()
  const literals: { start: number; value: string }[] = []
  const keyRanges: { start: number; end: number }[] = []
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end)
  const { program } = parseSync(file, source)

  new Visitor({
    VariableDeclarator({ id, init }) {
      if (!init || !textOf(init).includes('getTranslations(')) return
      for (const name of textOf(id).match(/\w+/g) ?? []) translators.add(name)
    },
    Literal({ start, value }) {
      if (typeof value === 'string') literals.push({ start, value })
    },
    CallExpression({ callee, arguments: [first] }) {
      const name = textOf(callee)
      if (name === 'getTranslations') namespaces.add(namespaceIn(first ? textOf(first) : ''))
      else if (name.includes('getTranslations(') || translators.has(name.split('.')[0] ?? '')) {
        if (first) keyRanges.push(first.type === 'Identifier' ? program : first)
      }
    },
  }).visit(program)

  const keys = literals.filter(({ start }) =>
    keyRanges.some((range) => start >= range.start && start < range.end),
  )
  return [...namespaces].flatMap((namespace) => keys.map(({ value }) => namespace + value))
}

/** `insight.` for `'insight'` and `{ locale, namespace: 'insight' }`; empty without a namespace. */
function namespaceIn(argument: string): string {
  const [, name] = /(?:^|namespace: )'([^']+)'/.exec(argument) ?? []
  return name ? `${name}.` : ''
}
