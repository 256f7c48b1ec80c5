import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create } from 'fontkit'
import type { Font } from 'fontkit'

export type FaceName = 'sans' | 'mono'

/** Scripts the typeface has, in one file each; Latin first, because it holds what all of them share. */
export const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const
export type Subset = (typeof SUBSETS)[number]

/** The typeface's name in packages and files. */
export const FAMILIES: Record<FaceName, string> = { sans: 'geist', mono: 'geist-mono' }

const fonts = new Map<string, Font>()

/** The face at one of the weights that `npm run fonts` cuts for drawings. */
export function fontOf(face: FaceName, weight: number, subset: Subset = 'latin'): Font {
  const file = fontFile(face, weight, subset)
  const known = fonts.get(file)
  if (known) return known
  const made = create(readFileSync(file))
  fonts.set(file, made)
  return made
}

/** By path and not by resolution, which a bundler would try to follow; every program starts at the root. */
export const fontFile = (face: FaceName, weight: number, subset: Subset): string =>
  resolve(
    /* turbopackIgnore: true */ 'src/drawing/fonts',
    `${FAMILIES[face]}-${subset}-${weight}.ttf`,
  )
