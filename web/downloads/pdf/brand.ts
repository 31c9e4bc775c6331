import { createRequire } from 'node:module'
import { join } from 'node:path'
import { colours } from '@tidewright/contracts/colours.ts'

// By a path that the bundler doesn't know: it would look for the code in every font. `next.config.ts` names them for hosts
// that copy what a route reads.
const { resolve } = createRequire(join(process.cwd(), 'package.json'))
const sans = (cut: string) => resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${cut}.woff`)
const serif = (cut: string) => resolve(`@fontsource/fraunces/files/fraunces-latin-${cut}.woff`)

/** The site's fonts, by role. Both families are under the SIL Open Font Licence. */
export const fontFiles = {
  body: sans('400-normal'),
  strong: sans('600-normal'),
  em: sans('400-italic'),
  display: serif('600-normal'),
  quote: serif('400-italic'),
}

export type Face = keyof typeof fontFiles

/** The light colours; foam and muted are the same as in `web/app/colours.css`. */
export const palette = { ...colours.light, foam: '#d9efea', muted: '#4a5663', line: '#dcd5c8' }

/** A4 in points. The wide left margin has room for numbers and marks. */
export const page = { width: 595.28, height: 841.89, left: 128, right: 76, top: 84, bottom: 88, outer: 56 }

export const column = page.width - page.left - page.right
