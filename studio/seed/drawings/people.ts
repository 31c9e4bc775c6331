import type { Person } from './portrait.ts'

const skin = ['#FBEBDA', '#EBCBA9', '#C48E65', '#8D5B3E'] as const
const [black, brown, grey, teal] = ['#16202B', '#6A4630', '#BFC7CB', '#2E8580'] as const
const paper = '#FAF7F2'
const line = '#0E1B2A'
const accent = '#B4480F'

const shape = (path: string, fill: string, width = 4) =>
  `<path d="${path}" fill="${fill}" stroke="${line}" stroke-width="${width}"/>`

const shirt = shape('M134 226L108 246L146 276L160 250L174 276L212 246L186 226L160 250Z', paper)
const lapels = (fill: string) =>
  shape('M130 230L96 250L120 276L108 288L152 330H168L212 288L200 276L224 250L190 230L160 300Z', fill)
const rollneck = (fill: string) => shape('M128 212Q160 228 192 212V240Q160 258 128 240Z', fill)
const crew = (fill: string) => shape('M130 230Q160 268 190 230L200 236Q160 286 120 236Z', fill)
const drop = (x: number) =>
  `<circle cx="${x}" cy="150" r="6" fill="${accent}" stroke="${line}" stroke-width="2.5"/>`

/** The people with a portrait in the starter content, by file name. */
export const people: Record<string, Person> = {
  'elin-marchetti': {
    skin: skin[0],
    turn: 7,
    head: [48, 30],
    hair: brown,
    behind:
      'M98 120C94 40 226 36 224 122C226 156 232 184 222 208C206 214 194 208 190 196H130C126 208 112 214 98 206C90 184 98 154 98 120Z',
    over: 'M108 138C100 88 120 58 164 58C206 58 222 92 212 138C208 112 198 98 178 86C160 104 128 102 114 112Q108 122 108 138Z',
    strands: 'M178 86q-24 -10 -44 4M188 76q18 12 20 34M106 150q-4 24 2 44M214 150q6 22 2 42',
    cloth: teal,
    collar: `${shirt}<path d="M128 232Q160 262 192 232Q200 246 186 256L196 306L172 300L164 264Q140 262 128 232Z" fill="${accent}" stroke="${line}" stroke-width="4"/>`,
    smile: 9,
  },
  'daniel-roosen': {
    skin: skin[1],
    turn: -7,
    head: [49, 36],
    hair: black,
    over: 'M108 122C100 78 126 54 158 56C176 46 214 64 212 118Q210 104 202 96C184 100 168 94 158 84C148 98 130 100 116 98Q110 108 108 122Z',
    beard:
      'M111 132C112 164 122 202 160 204C198 202 208 164 209 132C204 150 196 160 186 162C178 156 144 156 136 162C122 160 114 148 111 132Z',
    glasses: 'square',
    cloth: grey,
    collar: crew('#FAF7F2'),
    smile: 6,
  },
  'sofia-ardelean': {
    skin: skin[1],
    turn: 6,
    head: [46, 28],
    hair: black,
    over: 'M111 132C102 84 126 60 160 60C196 60 218 84 209 132C206 108 196 92 160 86C126 92 114 108 111 132ZM132 62C120 22 200 22 188 62C176 56 146 56 132 62Z',
    strands: 'M160 62V84M142 40q18 -8 36 2M146 52q14 -6 28 2',
    cloth: black,
    collar: `${shirt}${lapels('#16202B')}`,
    extra: `${drop(113)}${drop(207)}`,
    smile: 8,
  },
  'hugo-benoit': {
    skin: skin[3],
    turn: -6,
    head: [48, 33],
    hair: black,
    over: 'M110 116C100 108 102 88 114 84C114 66 132 56 146 62C156 50 178 52 184 62C200 60 210 74 206 86C218 92 218 108 210 116C206 104 200 98 192 96C182 102 174 92 166 96C156 102 146 92 138 98C126 98 114 106 110 116Z',
    beard:
      'M128 176C134 198 148 205 160 205C172 205 186 198 192 176C184 186 176 184 160 184C144 184 136 186 128 176Z',
    cloth: accent,
    collar: rollneck(accent),
    extra: `<path d="M136 218v18M148 222v20M160 224v20M172 222v20M184 218v18" fill="none" stroke="${line}" stroke-width="2.5" opacity=".5"/>`,
    smile: 11,
  },
  'greta-halvorsen': {
    skin: skin[0],
    turn: -6,
    head: [46, 28],
    hair: grey,
    over: 'M110 140C96 96 112 54 158 54C206 52 224 96 210 140C208 124 206 112 198 102C178 104 150 96 138 80C136 98 122 106 116 112Q110 124 110 140Z',
    strands: 'M138 80q12 -14 30 -14M146 88q16 6 30 4M118 108q-6 12 -4 22M202 106q6 10 4 22',
    cloth: black,
    collar: shape('M128 214Q160 230 192 214L200 240Q160 268 120 240Z', accent),
    smile: 7,
  },
  'amelie-corvin': {
    skin: skin[1],
    turn: 7,
    head: [46, 27],
    hair: black,
    behind:
      'M104 112C92 40 228 40 218 114C230 146 222 166 236 190C246 214 230 244 206 244C196 230 200 210 188 196H132C122 210 124 232 114 244C90 244 76 214 88 190C98 166 92 144 104 112Z',
    over: 'M110 130C102 84 126 58 162 58C202 58 218 90 210 130C206 108 194 92 170 84C150 92 122 100 110 130Z',
    strands: 'M170 84q-10 -14 -22 -20M98 176q8 22 2 50M222 176q-6 24 4 48',
    cloth: teal,
    collar: `${shape('M130 230L160 286L190 230L204 236L160 312L116 236Z', paper)}<circle cx="160" cy="262" r="7" fill="${accent}" stroke="${line}" stroke-width="3"/><path d="M136 238Q148 258 160 255Q172 258 184 238" fill="none" stroke="${line}" stroke-width="2.5"/>`,
    smile: 8,
  },
  'rhys-pemberley': {
    skin: skin[0],
    turn: 6,
    head: [49, 37],
    hair: grey,
    over: 'M109 132C98 118 98 92 112 84C114 96 114 108 116 118ZM211 132C222 118 222 92 208 84C206 96 206 108 204 118Z',
    moustache:
      'M142 166C148 154 162 156 168 160C174 155 190 154 194 166C186 170 176 170 168 167C160 170 150 170 142 166Z',
    strands: 'M128 76q32 -16 64 0',
    cloth: black,
    collar: `${shirt}${shape('M152 254H168L164 268L172 318L160 330L148 318L156 268Z', accent)}${lapels('#16202B').replace('L160 300Z', 'L162 320H158Z')}`,
    smile: 3,
  },
  'maaike-verhoest': {
    skin: skin[0],
    turn: -7,
    head: [47, 30],
    hair: brown,
    behind:
      'M100 116C92 40 230 40 220 116C222 140 226 158 222 178C210 186 198 180 194 168H126C122 180 110 186 98 178C94 158 98 140 100 116Z',
    over: 'M108 146C98 90 120 58 160 58C200 58 222 90 212 146C210 126 206 116 202 110C176 108 144 108 118 110Q110 122 108 146Z',
    strands: 'M132 78v28M150 72v34M170 72v34M188 78v28',
    glasses: 'round',
    cloth: teal,
    collar: `${shirt}${lapels('#2E8580')}`,
    smile: 6,
  },
  'aino-rautala': {
    skin: skin[0],
    turn: 6,
    head: [46, 27],
    hair: '#EBCBA9',
    over: 'M110 136C100 86 124 58 162 58C200 58 220 88 210 136C204 106 190 92 152 82C138 92 116 106 110 136Z',
    behind: 'M106 116C94 44 226 44 214 116C218 140 216 166 210 184H110C104 166 102 140 106 116Z',
    strands: 'M152 82q18 -16 30 -18M140 88q-16 10 -22 26',
    cloth: teal,
    collar: rollneck('#2E8580'),
    extra: `${shape('M206 168C222 176 214 190 224 198C232 208 220 220 226 232C232 244 222 254 224 264L208 266C200 252 210 242 204 232C196 220 206 208 200 198C194 188 200 180 206 168Z', '#EBCBA9')}${shape('M206 264h20v12h-20Z', accent, 3)}<path d="M204 186q12 0 18 6M202 206q12 2 22 8M204 226q12 2 22 10M206 246q10 2 18 8M210 276l-4 18M218 276l2 18" fill="none" stroke="${line}" stroke-width="2.5" opacity=".6"/>`,
    smile: 9,
  },
  'nuria-ferrando': {
    skin: skin[2],
    turn: -6,
    head: [46, 28],
    hair: black,
    behind:
      'M104 184C76 180 66 156 78 138C64 118 74 92 92 86C92 56 124 36 146 46C160 32 190 36 198 50C222 48 238 74 230 94C246 106 248 132 236 146C246 166 234 184 214 184Z',
    over: 'M110 128C106 108 110 92 122 88C126 74 144 70 152 78C164 68 184 72 190 84C206 86 214 106 210 128C204 112 196 106 184 104C174 110 164 102 156 104C146 110 136 104 128 106C118 110 112 118 110 128Z',
    strands:
      'M92 120q-8 10 -2 22M226 118q8 10 2 24M130 62q10 -8 20 -4M184 58q14 0 20 12M92 154q-2 12 10 16M226 156q2 12 -8 16',
    cloth: teal,
    collar: crew('#2E8580'),
    extra: `<path d="M108 152a9 9 0 1 0 .1 0ZM212 152a9 9 0 1 0 .1 0Z" fill="none" stroke="${accent}" stroke-width="4"/>`,
    smile: 10,
  },
}
