import { drawing, portraitColours } from './color-scheme.ts'

const line = '#0E1B2A'

export type Person = {
  skin: string
  /** How far the face is turned: negative to the left, positive to the right. */
  turn: number
  /** Half the width of the head at the temples and at the jaw. */
  head: [temples: number, jaw: number]
  hair: string
  /** Paths of the hair behind and over the head. */
  behind?: string
  over: string
  /** Lines in the hair. */
  strands?: string
  beard?: string
  moustache?: string
  glasses?: 'round' | 'square'
  cloth: string
  /** SVG markup of the collar, and of anything extra. */
  collar: string
  extra?: string
  smile: number
}

/** Draws a bust in a disc, with few lines and one detail in the accent colour. */
export function portrait(person: Person): string {
  const { skin, hair, behind, over, strands, cloth } = person
  return drawing(
    320,
    320,
    portraitColours,
    [
      '<clipPath id="d"><circle cx="160" cy="160" r="156"/></clipPath>',
      '<g clip-path="url(#d)">',
      '<circle cx="160" cy="160" r="156" fill="#D9EFEA"/>',
      tide(206, 0.8),
      tide(228, 0.5),
      tide(250, 0.35),
      '<g transform="translate(160 172) scale(1.2) translate(-160 -160)">',
      ...(behind ? [filled(behind, hair)] : []),
      '<g transform="translate(0 -10)">',
      filled('M52 330C54 262 88 240 134 230V186H186V230C232 240 266 262 268 330Z', cloth),
      filled('M134 178V232C142 252 178 252 186 232V178Z', skin, 4),
      `<path d="M137 212C150 224 170 224 183 212" fill="none" stroke="${line}" stroke-width="2.5" opacity=".5"/>`,
      person.collar,
      '</g>',
      ...(behind ? [] : ears(person)),
      filled(headPath(person.head), skin),
      ...(person.beard ? [filled(person.beard, hair)] : []),
      ...face(person),
      filled(over, hair),
      ...(strands
        ? [`<path d="${strands}" fill="none" stroke="${line}" stroke-width="2.5" opacity=".45"/>`]
        : []),
      person.extra ?? '',
      '</g>',
      '</g>',
    ].filter(Boolean),
  )
}

function filled(path: string, ink: string, width = 4.5): string {
  return `<path d="${path}" fill="${ink}" stroke="${line}" stroke-width="${width}"/>`
}

function tide(y: number, opacity: number): string {
  return `<path d="M-8 ${y}q21 -14 42 0t42 0 42 0 42 0 42 0 42 0 42 0 42 0" fill="none" stroke="#0F6E6E" stroke-width="2.5" opacity="${opacity}"/>`
}

function headPath([temples, jaw]: Person['head']): string {
  const left = 160 - temples
  const right = 160 + temples
  return `M${left} 116C${left} 60 ${right} 60 ${right} 116C${right} 152 ${160 + jaw} 196 160 198C${160 - jaw} 196 ${left} 152 ${left} 116Z`
}

function ears({ head: [temples], skin }: Person): string[] {
  return [160 - temples, 160 + temples].map((x) =>
    filled(`M${x - 8} 128a8 12 0 1 0 16 0a8 12 0 1 0 -16 0Z`, skin, 3.5),
  )
}

/** Brows, eyes, mouth, and a nose that follows the turn of the face. */
function face({ turn, smile, glasses, moustache, hair }: Person): string[] {
  const [left, right] = [160 + turn - 19, 160 + turn + 19]
  const side = turn < 0 ? -1 : 1
  const nose = 160 + turn * 1.35
  return [
    `<path d="M${left - 10} 113q10 -7 19 -2M${right + 10} 113q-10 -7 -19 -2" fill="none" stroke="${line}" stroke-width="3.5"/>`,
    `<path d="M${left - 5} 129q5 -5 10 0M${right - 5} 129q5 -5 10 0" fill="none" stroke="${line}" stroke-width="3.5"/>`,
    `<path d="M${nose} 128q${side * 9} 20 ${side * 7} 24q${-side * 2} 5 ${-side * 10} 3" fill="none" stroke="${line}" stroke-width="3"/>`,
    ...(moustache ? [filled(moustache, hair, 3)] : []),
    `<path d="M${160 + turn - 13} 172q13 ${smile} 26 0" fill="none" stroke="${line}" stroke-width="3.5"/>`,
    ...(glasses ? [frames(glasses, left, right)] : []),
  ]
}

function frames(shape: 'round' | 'square', left: number, right: number): string {
  const lens = (x: number) =>
    shape === 'round'
      ? `M${x - 15} 128a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z`
      : `M${x - 15} 117h30v14q0 8 -8 8h-14q-8 0 -8 -8Z`
  return `<path d="${lens(left)}${lens(right)}M${left + 15} 125q4 -3 8 0M${left - 15} 124l-12 -3M${right + 15} 124l12 -3" fill="none" stroke="#B4480F" stroke-width="3.5"/>`
}
