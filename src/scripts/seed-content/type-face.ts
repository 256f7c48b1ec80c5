import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { staticInstance } from './font-instance.ts'
import { woff2ToTrueType } from './woff2-font.ts'

export type FaceName = 'sans' | 'mono'

const FACE_FILES: Record<FaceName, string> = {
  sans: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  mono: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
}

const require = createRequire(import.meta.url)
const trueTypes = new Map<FaceName, Buffer>()
const fonts = new Map<string, Font>()

/** The site's own typeface as a variable TrueType file: pictures and the PDF need no font of the machine. */
export function trueTypeOf(face: FaceName): Buffer {
  const known = trueTypes.get(face)
  if (known) return known
  const made = woff2ToTrueType(readFileSync(require.resolve(FACE_FILES[face])))
  trueTypes.set(face, made)
  return made
}

/** The face at a weight of 100 to 900. */
export function fontOf(face: FaceName, weight: number): Font {
  const key = `${face}-${weight}`
  const known = fonts.get(key)
  if (known) return known
  const made = create(trueTypeOf(face)).getVariation({ wght: weight })
  fonts.set(key, made)
  return made
}

/** The face at one weight as a font file that can be embedded. */
export const staticFontOf = (face: FaceName, weight: number): Buffer =>
  staticInstance(trueTypeOf(face), fontOf(face, weight), `Geist-${face}-${weight}`)
