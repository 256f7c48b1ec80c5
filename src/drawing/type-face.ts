import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { woff2ToTrueType } from './woff2-font.ts'

export type FaceName = 'sans' | 'mono'

/** Scripts the typeface has, in one file each; Latin first, because it holds what all of them share. */
export const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const
export type Subset = (typeof SUBSETS)[number]

const FAMILIES: Record<FaceName, string> = { sans: 'geist', mono: 'geist-mono' }

const trueTypes = new Map<string, Buffer>()
const fonts = new Map<string, Font>()

/** The site's own typeface as a variable TrueType file: pictures need no font of the machine. */
export function trueTypeOf(face: FaceName, subset: Subset = 'latin'): Buffer {
  const key = `${face}-${subset}`
  const known = trueTypes.get(key)
  if (known) return known
  const made = woff2ToTrueType(readFileSync(fontFile(face, subset)))
  trueTypes.set(key, made)
  return made
}

/** The face at a weight of 100 to 900. */
export function fontOf(face: FaceName, weight: number, subset: Subset = 'latin'): Font {
  const key = `${face}-${weight}-${subset}`
  const known = fonts.get(key)
  if (known) return known
  const made = create(trueTypeOf(face, subset)).getVariation({ wght: weight })
  fonts.set(key, made)
  return made
}

// By path and not by resolution, which a bundler would try to follow; every program starts at the root.
function fontFile(face: FaceName, subset: Subset): string {
  const family = FAMILIES[face]
  const file = `${family}-${subset}-wght-normal.woff2`
  return resolve(
    /* turbopackIgnore: true */ 'node_modules/@fontsource-variable',
    family,
    'files',
    file,
  )
}
