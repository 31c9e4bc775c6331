import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file that a walk in docs/extending.md creates or changes. */
type Step = { file: string; isNew: boolean; text: string }

/** The steps of a chapter: a line that starts with the file's name, then a block with its content. */
export function stepsOf(document: string, chapter: string): Step[] {
  const [, text = ''] = document.split(`\n## ${chapter}\n`)
  const own = text.split('\n## ')[0] ?? ''
  return [...own.matchAll(/^`([^`\n]+)`(, new)?[^\n]*\n\n```\w+\n(.*?)^```$/gms)].map(
    ([, file = '', isNew, block = '']) => ({ file, isNew: Boolean(isNew), text: block }),
  )
}

/** Applies a step to a copy of the project. @throws if the lines to change don't exist: the document is outdated. */
export function applyStep(copy: string, { file, isNew, text }: Step): void {
  const path = join(copy, file)
  if (isNew === existsSync(path)) throw new Error(`${file} ${isNew ? 'already exists' : 'does not exist'}.`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, isNew ? text : applyHunks(readFileSync(path, 'utf8'), text, file))
}

/** Hunks are separated by a line with `…`. Lines are unchanged, removed (`-`) or added (`+`). */
function applyHunks(content: string, diff: string, file: string): string {
  return diff.split('…\n').reduce((changed, hunk) => {
    const lines = hunk.split('\n').filter(Boolean)
    const side = (sign: string) =>
      lines
        .filter((line) => line[0] === ' ' || line[0] === sign)
        .map((line) => `${line.slice(1)}\n`)
        .join('')
    if (!changed.includes(side('-'))) throw new Error(`${file} does not contain these lines:\n${side('-')}`)
    return changed.replace(side('-'), () => side('+'))
  }, content)
}
