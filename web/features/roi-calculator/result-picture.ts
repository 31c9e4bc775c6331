import { colours } from '@tidewright/contracts/colours.ts'
import { downloadBlob } from '@/ui/open-file.ts'
import { type Calculation, chartOf, chartSize } from './chart.ts'

const { paper, ink, tide, signal } = colours.light
/** In pixels, the size of share images. */
const size = { width: 1_200, height: 630 }
const margin = 72
const contentWidth = size.width - 2 * margin
const sentenceLine = { height: 52, font: 38 }
const legendLine = { height: 38, font: 26 }
/** By the names of the fonts in globals.css. */
export const weights = { heading: 600, body: 400 }

export type PictureContent = Calculation & { sentence: string }

/**
 * Downloads a calculation as a PNG of 1,200 × 630 pixels, in the site's typefaces, with the host that it comes from.
 * @throws if the browser can't draw it.
 */
export async function savePicture(content: PictureContent): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  drawPicture(context, content)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (!blob) throw new Error('The browser made no picture of the canvas.')
  downloadBlob(blob, `roi-${location.hostname}.png`)
}

function drawPicture(context: CanvasRenderingContext2D, content: PictureContent): void {
  const font = (name: keyof typeof weights, pixels: number) =>
    `${weights[name]} ${pixels}px ${getComputedStyle(document.documentElement).getPropertyValue(`--font-${name}`)}`
  context.fillStyle = paper
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = ink
  context.font = font('heading', sentenceLine.font)
  const { chart, today, automated } = chartOf(content)
  const lines = wrap(content.sentence, (line) => context.measureText(line).width <= contentWidth)
  const sentenceTop = margin + sentenceLine.font / 2
  for (const [index, line] of lines.entries())
    context.fillText(line, margin, sentenceTop + index * sentenceLine.height)
  const legendTop = size.height - margin - 2 * legendLine.height
  const chartTop = sentenceTop + (lines.length - 0.5) * sentenceLine.height
  drawLines(context, chart, { top: chartTop, height: legendTop - legendLine.height - chartTop })
  context.font = font('body', legendLine.font)
  const legend = [
    { text: content.messages.chart.months, colour: ink },
    { text: today, colour: signal },
    { text: automated, colour: tide },
  ]
  for (const [index, { text, colour }] of legend.entries()) {
    context.fillStyle = colour
    context.fillText(text, margin, legendTop + index * legendLine.height)
  }
  context.fillStyle = ink
  context.textAlign = 'right'
  context.fillText(location.host, size.width - margin, size.height - margin)
}

function drawLines(
  context: CanvasRenderingContext2D,
  chart: ReturnType<typeof chartOf>['chart'],
  { top, height }: { top: number; height: number },
): void {
  context.save()
  context.translate(margin, top)
  context.scale(contentWidth / chartSize.width, height / chartSize.height)
  context.lineWidth = 3
  context.lineCap = 'round'
  for (const [path, colour] of [
    [chart.today, signal],
    [chart.automated, tide],
  ] as const) {
    context.strokeStyle = colour
    context.stroke(new Path2D(path))
  }
  context.restore()
}

/** A text in as few lines as fit. A word that doesn't fit has a line of its own. */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
