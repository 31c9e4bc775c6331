import type { StarterGuide } from '@/content-types.ts'

const width = 78

/** The guide as plain text, for when its file is missing: its chapters with their texts. */
export function guideText({ title, lead, chapters }: StarterGuide): string {
  const parts = [
    heading(title, '='),
    wrap(lead),
    ...chapters.flatMap((chapter, index) => [
      heading(`${index + 1}. ${chapter.title}`, '-'),
      wrap(chapter.text),
    ]),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** `AI for SMEs Starter Guide` is `ai-for-smes-starter-guide.txt`. */
export function guideFileName(resource: string): string {
  const name = resource
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
  return `${name || 'guide'}.txt`
}

function heading(text: string, line: string): string {
  return `${text}\n${line.repeat(Math.min(text.length, width))}`
}

/** Wraps lines between words, for editors that don't. */
function wrap(text: string): string {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? ''
    if (line && line.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.join('\n')
}
