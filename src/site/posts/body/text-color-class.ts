import { TEXT_COLORS } from '#src/lib/color/text-colors.ts'
import type { TextColorName } from '#src/lib/color/text-colors.ts'
import { colorChannels } from '#src/content/html/css-color.ts'
import type { Tone } from '#src/content/render/render-node.ts'

/**
 * Class for the colour of a tone, or none. Presets, also by name, have their own class. A pasted colour takes
 * the nearest preset: the CSP blocks style attributes, and a colour chosen for another page need not be
 * readable on this one.
 */
export function textColorClass(tone: Tone): string | undefined {
  const name = tone.preset ?? namedPreset(tone.value) ?? nearestPreset(tone.value)
  return name && `ink-${name}`
}

const namedPreset = (value: string): TextColorName | undefined =>
  TEXT_COLORS.find(({ name }) => name === value)?.name

function nearestPreset(value: string): TextColorName | undefined {
  const wanted = colorChannels(value)
  if (!wanted) return undefined
  const distances = TEXT_COLORS.map(({ name, hex }) => ({
    name,
    far: distance(wanted, colorChannels(hex)),
  }))
  return distances.reduce((best, next) => (next.far < best.far ? next : best)).name
}

// Weighted by the eye's sensitivity: an approximation of colour difference without a colour space.
const WEIGHTS = [2, 4, 3]

const distance = (a: readonly number[], b: readonly number[] = []) =>
  WEIGHTS.reduce((sum, weight, at) => sum + weight * ((a[at] ?? 0) - (b[at] ?? 0)) ** 2, 0)
